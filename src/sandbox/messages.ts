export const messages = {
  offLoopback: (host: string) =>
    `No GATEWAY_URL is set and the server would listen on ${host}, so players from outside would reach the sandbox. It does not start. Set GATEWAY_URL to the platform, or SANDBOX=1 if the sandbox is meant.`,
  unknownMerchant: (code: string) =>
    `No merchant has the code "${code}", so nothing was changed. Send the code of one of the merchants in /__sandbox.`,
  unknownPersona: (persona: string) =>
    `No persona is called "${persona}", so nobody was signed in. Personas stand in schemas/personas.json.`,
  foreignOrigin: () => 'The request came from another site, so nothing was changed. Use the page on this host.',
} as const;
