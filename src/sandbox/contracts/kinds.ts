/** The kinds of contract, as the wire names them. */
export const contractKinds = ['DAILY', 'DIVIDEND', 'HOURLY'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** By kind, the field of the contract check that tells of a pending request. */
export const pendingFlags = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
} as const satisfies Readonly<Record<ContractKind, string>>;

export function isContractKind(text: string | undefined): text is ContractKind {
  return contractKinds.some((kind) => kind === text);
}
