/** Icons of members' avatars, by the platform's number. */
export const memberPictures = [
  'user',
  'star',
  'crown',
  'trophy',
  'dice',
  'ball',
  'fish',
  'flame',
  'heart',
  'gamepad',
  'rooster',
  'coins',
] as const;
