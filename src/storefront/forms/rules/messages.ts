/** What the forms report: what happened, what follows, what to do. */
export const messages = {
  patternSkipped: (field: string, pattern: string, reason: string) =>
    `The pattern of "${field}" (${pattern}) could not be compiled, so only the server checks it. Correct the rule at the platform. ${reason}`,
  patternUnread: (field: string, why: string) =>
    `The pattern of "${field}" ${why}, so only the server checks it. Correct the rule at the platform.`,
  otherForm: (field: string) =>
    `The rule of "${field}" refuses numbers in the form of auth.mobileNumber, so they are sent in the other one. Set it to what the platform stores, or a login by number may not find its account.`,
  lengthsCrossed: (field: string, min: number, max: number) =>
    `The shortest length of "${field}" (${min}) is over its longest (${max}), so neither is checked. Correct the rule at the platform.`,
  lengthUnreadable: (field: string) =>
    `A length of "${field}" is no number, so no length is checked. Correct the rule at the platform.`,
};
