/** What the forms report: what happened, what follows, what to do. */
export const messages = {
  patternSkipped: (field: string, pattern: string, reason: string) =>
    `The pattern of "${field}" (${pattern}) could not be compiled, so only the server checks it. Correct the rule at the platform. ${reason}`,
  patternSlow: (field: string, pattern: string) =>
    `The pattern of "${field}" (${pattern}) did not end within its time limit, so the server decides. Replace it by a linear one.`,
  patternNotRun: (field: string) =>
    `The pattern of "${field}" could not be run apart from the page, so the server decides. Check that workers and the policy "livery" are allowed.`,
  lengthsCrossed: (field: string, min: number, max: number) =>
    `The shortest length of "${field}" (${min}) is over its longest (${max}), so neither is checked. Correct the rule at the platform.`,
  lengthUnreadable: (field: string) =>
    `A length of "${field}" is no number, so no length is checked. Correct the rule at the platform.`,
};
