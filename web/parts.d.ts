// `parts.js` is written by `build.py site`: what page and worker know of the build.

export const VERSION: string;
export const PARTS: Record<string, { url: string; size: number; hash: string }>;
/** those of the engine that not every game needs: games, and expansions as `game-set` */
export const ENGINE_PARTS: string[];
export const LOCK: string;
/** by code, as their speakers call them */
export const LANGUAGES: Record<string, string>;
export const LEVELS: string[];
export const DAILY_SIZE: number;
/** openings, each with the tables they are for */
export const OPENINGS: {
  /** of its files, before their first seed */
  name: string;
  game: string;
  players: number;
  /** those that are on */
  options: string[];
  /** whether the seeds are games of a day */
  daily: boolean;
  /** the first and last seed of each file */
  seeds: [number, number][];
}[];
/** characters of what comes from outside, and the moves of a record */
export const LIMITS: {
  longestCode: number;
  longestFile: number;
  longestCommand: number;
  longestMove: number;
  mostMoves: number;
};
export const GAMES: Record<
  string,
  {
    title: string;
    players: [number, number];
    /** what its scores count, as in `unit-points` */
    unit: string;
    /** for each option that is off or on the table sizes it is for */
    options: Record<string, number[]>;
  }
>;
