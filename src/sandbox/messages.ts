export const messages = {
  offLoopback: (host: string) =>
    `No GATEWAY_URL is set and the server would listen on ${host}, so players from outside would reach the sandbox. It does not start. Set GATEWAY_URL to the platform, or SANDBOX=1 if the sandbox is meant.`,
  unknownMerchant: (code: string) =>
    `No merchant has the code "${code}", so nothing was changed. Send the code of one of the merchants in /__sandbox.`,
  unknownCall: (call: string, near: string | undefined) =>
    `The contract has no call "${call}", so nothing was changed and a test of it could not fail. ${near === undefined ? 'The calls are the names of schemas/wire/, or "*" for all.' : `Did you mean "${near}"?`}`,
  unknownCode: (code: string, near: string | undefined) =>
    `The contract has no error code "${code}", so nothing was changed and a test of it could not fail. ${near === undefined ? 'The codes are listed in the form of /__sandbox, under "fails with".' : `Did you mean "${near}"?`}`,
  unknownVendor: (code: string, near: string | undefined, codes: readonly string[]) =>
    `No vendor has the code "${code}", so nothing was changed and a test of it could not fail. ${near === undefined ? `There are ${codes.join(', ')}.` : `Did you mean "${near}"?`}`,
  unknownScenario: (part: string, near: string | undefined, parts: readonly string[]) =>
    `"${part}" is no part of a scenario, so nothing was changed. ${near === undefined ? `There are ${parts.join(', ')}.` : `Did you mean "${near}"?`}`,
  wrongScenario: (part: string, takes: string) =>
    `"${part}" takes ${takes}, so nothing was changed. Send that, or leave "${part}" out.`,
  unknownPersona: (persona: string) =>
    `No persona is called "${persona}", so nobody was signed in. Personas stand in schemas/personas.json.`,
  foreignOrigin: () => 'The request came from another site, so nothing was changed. Use the page on this host.',
} as const;
