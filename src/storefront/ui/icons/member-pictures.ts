/** Icons of members' avatars. The index is the platform's number, from 0. */
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
