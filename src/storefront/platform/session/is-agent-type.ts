const members: readonly number[] = [0, 4, 40];

/** Whether accounts of a type have a team. Anything but a whole number is no type. */
export function isAgentType(type: number | string | null | undefined): boolean {
  const code = Number(type ?? 0);
  return Number.isInteger(code) && !members.includes(code);
}
