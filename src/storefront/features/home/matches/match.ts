import type { HotMatchesValue } from '@/storefront/generated/wire/wire';

export type Match = {
  readonly key: string;
  readonly league: string | undefined;
  readonly home: Team;
  readonly away: Team;
  /** Epoch milliseconds; anything else is written as a dash. */
  readonly time: number | string;
  /** The game that a bet opens. */
  readonly target: {
    readonly nodeId: string;
    readonly roomId: string;
    readonly vassalage: string;
    readonly gameType: 'SPORTS';
    readonly gameName: string;
  };
};

export type Team = { readonly name: string; readonly image: string | undefined };

export function toMatches(list: HotMatchesValue): readonly Match[] {
  return list.map((match, index) => ({
    key: `${match.nodeId} ${index}`,
    league: match.league || undefined,
    home: { name: match.homeTeam, image: match.homeTeamImageUrl || undefined },
    away: { name: match.awayTeam, image: match.awayTeamImageUrl || undefined },
    time: match.matchTime ?? '',
    target: {
      nodeId: String(match.nodeId),
      roomId: String(match.roomId ?? ''),
      vassalage: match.vendor,
      gameType: 'SPORTS',
      gameName: `${match.homeTeam} – ${match.awayTeam}`,
    },
  }));
}
