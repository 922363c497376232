export const messages = {
  unknownMerchant: (name: string, near: string | undefined) =>
    `No merchant is called "${name}", so nothing was changed. ${near === undefined ? 'Send the code of one of the merchants in /__sandbox.' : `Did you mean "${near}"?`}`,
  unknownCall: (call: string, near: string | undefined) =>
    `The contract has no call "${call}", so nothing was changed and a test of it could not fail. ${near === undefined ? 'The calls are the names of schemas/wire/, or "*" for all.' : `Did you mean "${near}"?`}`,
  unknownCode: (code: string, near: string | undefined) =>
    `The contract has no error code "${code}", so nothing was changed and a test of it could not fail. ${near === undefined ? 'The codes are listed in the form of /__sandbox, under "fails with".' : `Did you mean "${near}"?`}`,
  unknownVendor: (code: string, near: string | undefined, codes: readonly string[]) =>
    `No vendor has the code "${code}", so nothing was changed and a test of it could not fail. ${near === undefined ? `There are ${codes.join(', ')}.` : `Did you mean "${near}"?`}`,
  unknownScenario: (part: string, near: string | undefined, parts: readonly string[]) =>
    `"${part}" is not a part of a scenario, so nothing was changed. ${near === undefined ? `There are ${parts.join(', ')}.` : `Did you mean "${near}"?`}`,
  wrongField: (field: string, takes: string) =>
    `"${field}" takes ${takes}, so nothing was changed. Send that, or leave "${field}" out.`,
  unknownField: (field: string, near: string | undefined, fields: readonly string[]) =>
    `"${field}" is not a field of this request, so nothing was changed. ${near === undefined ? `There are ${fields.join(', ')}.` : `Did you mean "${near}"?`}`,
  missingField: (field: string) => `"${field}" is missing, so nothing was changed. Send it.`,
  wrongAmount: () =>
    '"amount" takes money with at most two decimals, such as 12.50, so nothing was changed. Send that.',
  walletTooSmall: (username: string) =>
    `The wallet of "${username}" holds less than that, so nothing was changed. Take out less.`,
  tooManyLetters: (most: number) =>
    `A request sends at most ${most} letters, so nothing was changed. Send the rest with another request.`,
  unknownMember: (username: string) =>
    `No member is called "${username}", so nothing was changed. /__sandbox lists the accounts that are always there.`,
  unreadableBody: () =>
    'The body is neither a form nor a JSON object of at most 64 kB, so nothing was changed. Send one of these.',
  unknownPersona: (persona: string) =>
    `No persona is called "${persona}", so nobody was signed in. schemas/personas.json lists the personas.`,
  foreignOrigin: () => 'The request came from another site, so nothing was changed. Use the page on this host.',
} as const;
