import type { Game } from '../seed/games';

const gameKinds = ['slot', 'dice', 'cards', 'fish', 'lottery', 'lobby'] as const;
export type GameKind = (typeof gameKinds)[number];

const kindOfMotif: ReadonlyMap<string, GameKind> = new Map([
  ['RNG', 'slot'],
  ['FISH', 'fish'],
  ['PVP', 'cards'],
  ['LIVE', 'cards'],
  ['LOTT', 'lottery'],
  ['ELOTT', 'lottery'],
]);
const houseKinds = ['slot', 'dice', 'cards', 'fish'] as const;

/** The small game behind a game of the catalogue, by its motif. House games have four kinds in turn, sports dice. */
export function kindOf({ motif, nodeId }: Game): GameKind {
  return motif === 'INHOUSE' ? (houseKinds[nodeId % houseKinds.length] ?? 'slot') : (kindOfMotif.get(motif) ?? 'dice');
}

export function isGameKind(text: string): text is GameKind {
  return gameKinds.some((kind) => kind === text);
}

/** A path without a host, so that a page of any merchant can frame the game. `language` in upper case. */
export function gameAddress(kind: GameKind, ticket: string, language: string): string {
  return `/sandbox-games/${kind}?${new URLSearchParams({ session: ticket, lang: language })}`;
}
