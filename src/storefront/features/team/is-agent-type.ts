const members: readonly number[] = [0, 4, 40];

/** Whether an account of a type has a team. */
export function isAgentType(type: number | string | null | undefined): boolean {
  return !members.includes(Number(type ?? 0));
}
