// The game of the day has the day as its seed; `web/site/prepared_openings.py` prepares a year of them.

/** The game of a day: the same seed for everyone, wherever they are. @param {Date} day */
export const dailySeed = (day) =>
  day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();
