/** Reports of the forms: what happened, what follows, what to do. */
export const messages = {
  patternSkipped: (field: string, pattern: string, reason: string) =>
    `The pattern of "${field}" (${pattern}) could not be compiled, so only the server checks it. Correct the rule at the platform. ${reason}`,
  patternUnread: (field: string, why: string) =>
    `The pattern of "${field}" ${why}, so only the server checks it. Correct the rule at the platform.`,
  patternSlow: (field: string, pattern: string) =>
    `The pattern of "${field}" (${pattern}) did not end within its time limit, so the server decides. Replace it by a linear one.`,
  patternNotRun: (field: string) =>
    `The pattern of "${field}" could not be run apart from the page, so the server decides. Check that workers and the policy "livery" are allowed.`,
  otherForm: (field: string) =>
    `The rule of "${field}" refuses numbers in the form of auth.mobileNumber, so they are sent in the other one. Set it to what the platform stores, or a login by number may not find its account.`,
  lengthsCrossed: (field: string, min: number, max: number) =>
    `The shortest length of "${field}" (${min}) is over its longest (${max}), so neither is checked. Correct the rule at the platform.`,
  lengthUnreadable: (field: string) =>
    `A length of "${field}" is not a number, so no length is checked. Correct the rule at the platform.`,
};
