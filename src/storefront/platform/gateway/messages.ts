/** Sentences of the gateway for reports. Players never read them: they get texts of the tables. */
export const messages = {
  malformed: (call: string) => `The answer of ${shapeError(call, 'it is not used')}`,
  dropped: (call: string, path: string) =>
    `A part of "${path}" in the answer of ${shapeError(call, 'it is left out and the rest shows')}`,
  network: (call: string) => `"${call}" got no answer, so its outcome is unknown. Check the connection.`,
  notSent: (call: string) =>
    `"${call}" was not sent, as its code, or the key to encrypt it with, did not load. Check the connection.`,
  offline: (call: string) => `"${call}" was not sent, as the browser has no network. Check the connection.`,
  timeout: (call: string) => `"${call}" got no answer in time, so its outcome is unknown. Try again later.`,
};

const shapeError = (call: string, consequence: string) =>
  `"${call}" is not of the agreed shape, so ${consequence}. Compare it with schemas/wire/${call}.schema.json.`;
