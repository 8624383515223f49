/** The keys that press the buttons of the prompt, one after another. */
export const NUMBER_KEYS = [..."123456789"];
