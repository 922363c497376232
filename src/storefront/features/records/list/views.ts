import type { ListCall } from '../sheets/sheets';

type Views = {
  /** Parameter of the address, and part of its texts: `widget.records.<name>.<key>`. */
  readonly name: 'types' | 'of';
  /** The first one is the default. */
  readonly sides: readonly { readonly key: string; readonly call: ListCall }[];
};

/** The two views of a report; undefined if it has only one. */
export function viewsOf(call: ListCall, { hasTeam }: { readonly hasTeam: boolean }): Views | undefined {
  if (call === 'accountRecord' && !hasTeam) return undefined;
  return views[call];
}

const views: { readonly [Name in ListCall]?: Views } = {
  accountRecord: {
    name: 'types',
    sides: [
      { key: 'M', call: 'accountRecord' },
      { key: 'A', call: 'downlineRecord' },
    ],
  },
  teamGamePnl: {
    name: 'of',
    sides: [
      { key: 'games', call: 'teamGamePnl' },
      { key: 'lottery', call: 'teamLotteryPnl' },
    ],
  },
  teamGameBetting: {
    name: 'of',
    sides: [
      { key: 'games', call: 'teamGameBetting' },
      { key: 'lottery', call: 'teamBetting' },
    ],
  },
};
