/** What the numbers of the market may be. No schema here: the admin area asks before it sends. */
export const SETTING_BOUNDS = {
  headStartHours: [0, 168],
  freeMonths: [1, 36],
  textsADay: [0, 1_000_000],
  unansweredDays: [0, 730],
} as const;
export type NumberSetting = keyof typeof SETTING_BOUNDS;

export const outOfBounds = (setting: NumberSetting): string => {
  const [least, most] = SETTING_BOUNDS[setting].map((bound) => bound.toLocaleString('en-GB'));
  return `Please enter a whole number from ${least} to ${most}.`;
};
