const messageByCode = {
  'gateway.timeout': 'The platform did not answer in time. Please try again.',
  'gateway.unreachable': 'The platform cannot be reached. Please try again.',
  'request.path.refused': 'There is nothing at this address.',
  'request.method.refused': 'Calls are made by GET, POST, PUT, PATCH and DELETE.',
  'merchant.refused': 'This call names another site. Please load the page again.',
  'platform.maintenance': 'The platform is under maintenance.',
  'region.restricted': 'This is not available in your region.',
  'status.unknown': 'It is not known now whether this is open to you. Nothing was sent. Please try again.',
  'sandbox.closed': 'This site is not open.',
  'request.too.large': 'What you sent is too large. Please send less.',
  'request.too.slow': 'What you sent came too slowly. Nothing was done. Please try again.',
  'request.too.many': 'Too many requests come from your network. Nothing was done. Please wait a moment and try again.',
  'server.busy': 'Too much is being sent just now. Nothing was done. Please try again.',
} as const;

/** Code of a failure for which the server answers instead of the platform. */
export type RefusalCode = keyof typeof messageByCode;

const statusByCode: Readonly<Record<RefusalCode, number>> = {
  'gateway.timeout': 504,
  'gateway.unreachable': 502,
  'request.path.refused': 400,
  'request.method.refused': 405,
  'merchant.refused': 400,
  'platform.maintenance': 503,
  'region.restricted': 451,
  'status.unknown': 503,
  'sandbox.closed': 403,
  'request.too.large': 413,
  'request.too.slow': 408,
  'request.too.many': 429,
  'server.busy': 503,
};

const codes = new WeakMap<Response, RefusalCode>();

/** Why an answer of `toRefusal` refuses; `undefined` for any other answer. */
export const refusalOf = (answer: Response): RefusalCode | undefined => codes.get(answer);

/** A failure in the platform's format: an envelope under `/wps`, else a bare `{errorCode, message}`. */
export function toRefusal(
  path: string,
  errorCode: RefusalCode,
  extraHeaders: Readonly<Record<string, string>> = {},
): Response {
  const message = messageByCode[errorCode];
  const body = path.startsWith('/wps') ? { success: false, errorCode, message, value: null } : { errorCode, message };
  const answer = Response.json(body, {
    status: statusByCode[errorCode],
    headers: { ...extraHeaders, 'cache-control': 'no-store' },
  });
  codes.set(answer, errorCode);
  return answer;
}
