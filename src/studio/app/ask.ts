/** An answer of the server that is a refusal, in words for the reader. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Asks the studio's server. Rejects with a `Refusal`, or in words if the server is gone. */
export async function ask<Answer>(path: string, parameters: { readonly [name: string]: string } = {}): Promise<Answer> {
  const query = new URLSearchParams(parameters).toString();
  return read(await send(`/api/${path}${query === '' ? '' : `?${query}`}`));
}

/** Has the server do something. */
export async function tell<Answer>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return read(await send(`/api/${path}`, { method, headers, body: JSON.stringify(body) }));
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Error('The studio does not answer. Start it again with "npm run studio"; the draft is kept.');
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) {
    const answer: unknown = await response.json();
    if (isOfServer<Answer>(answer)) return answer;
  }
  if (response.status === 503) throw new Error('The studio is starting. Wait a moment; the draft is kept.');
  if (response.status === 401)
    throw new Error('This page has no access any more. Open the address that "npm run studio" printed last.');
  const body: unknown = await response.json().catch(() => undefined);
  const words = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : response.statusText;
  throw new Refusal(words, response.status, body);
}

/** Server and page are of one build, so the server's answers have the shapes of `contract/`. */
function isOfServer<Answer>(_answer: unknown): _answer is Answer {
  return true;
}
