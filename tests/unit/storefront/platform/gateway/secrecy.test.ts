import { expect, it, vi } from 'vitest';
import { createReporter, type Report } from '@/storefront/contract/report';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';

const secrets = ['S3cret-word', 'token-1089', 'id-token-77'];
const login = {
  username: 'nora',
  password: 'S3cret-word',
  type: 'firebase',
  firebaseChannel: 'google',
  firebaseIdToken: 'id-token-77',
} as const;
const context = () => ({ merchant: 'M', language: 'en', token: 'token-1089', standalone: false });

const failures: readonly (readonly [string, () => Promise<Response>])[] = [
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a page', async () => new Response('<html>', { status: 502 })],
  ['answers in another shape', async () => Response.json({ success: true, value: [] })],
  ['refuses', async () => Response.json({ success: false, errorCode: 'login.incorrect' }, { status: 400 })],
  ['says that the session is over', async () => Response.json({ success: false }, { status: 401 })],
];

it.each(failures)(
  'puts no password and no token into an address, an error or a report where the gateway %s [AUT-05]',
  async (_, answer) => {
    const addresses: string[] = [];
    const ask: typeof fetch = (input) => {
      addresses.push(String(input));
      return answer();
    };
    const error = await createCaller({ baseUrl: '', fetch: ask, context })('login', login).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    const said = [...addresses, ...reported(error)].join('\n');
    expect(said).toContain('login');
    for (const secret of secrets) expect(said).not.toContain(secret);
  },
);

/** What an error gives away to whoever listens for reports, and to the console of a developer. */
function reported(error: unknown): readonly string[] {
  const lines: string[] = [];
  const keep = (value: unknown) =>
    lines.push(JSON.stringify(value, Object.getOwnPropertyNames(Object(value))), String(value));
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const report: Report = event.detail;
    keep(report);
    keep(report.error);
  };
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation((...words) => words.forEach(keep));
  vi.stubGlobal('window', new EventTarget());
  window.addEventListener('livery:report', listen);
  createReporter(true)({ kind: 'widget-failed', node: 'form', message: 'failed', error });
  vi.unstubAllGlobals();
  console.mockRestore();
  return lines;
}
