/** The kinds of contract, as the wire names them. */
export const contractKinds = ['DAILY', 'DIVIDEND', 'HOURLY'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The field of the contract check that says of a kind that a request waits. */
export const pendingFlags = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
} as const satisfies Readonly<Record<ContractKind, string>>;

export function isContractKind(text: string | undefined): text is ContractKind {
  return contractKinds.some((kind) => kind === text);
}
