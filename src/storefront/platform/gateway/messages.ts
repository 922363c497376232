/** What the gateway says for whoever reads a report; players read texts of the tables. */
export const messages = {
  malformed: (call: string) =>
    `The answer of "${call}" is not of the agreed shape, so it is not used. Compare it with schemas/wire/${call}.schema.json.`,
  dropped: (call: string, path: string) =>
    `${path === '' ? 'A row' : `A row of "${path}"`} in the answer of "${call}" is not of the agreed shape, so it is left out and the others show. Compare it with schemas/wire/${call}.schema.json.`,
  network: (call: string) => `"${call}" got no answer, so its outcome is unknown. Check the connection.`,
  notSent: (call: string) => `"${call}" was not sent, because its part of the site did not load. Check the connection.`,
  timeout: (call: string) => `"${call}" was not answered in time, so its outcome is unknown. Try again later.`,
};

const sessionCodes = new Set([
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
]);

/** Whether an error code says that the session is over (wire.md 1.6). */
export function endsSession(code: string): boolean {
  return sessionCodes.has(code);
}
