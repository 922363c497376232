import type { Sandbox } from '@/sandbox';
import type { RequestOutcome } from '@/storefront/forms/account/unsettled/find-order';

/** What may become of a request. A tab gives it up after 15 s. */
export const fates = [
  'answered',
  'request lost',
  'answer lost',
  'answered after 8 s',
  'done after 12 s',
  'done after 25 s',
  'answered by 504',
  'refused as too many',
] as const;
export type Fate = (typeof fates)[number];

type Post = { readonly request: Request; readonly key: string; readonly fate: Fate };
/** A tap: what becomes of its request, and the key that it was sent with. */
export type Tap = { readonly fate: Fate; key?: string };

const { setImmediate: afterIo } = globalThis;
const nextTask = () => new Promise<void>((done) => afterIo(done));
const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));
const lost = () => new TypeError('Failed to fetch');

/** The network between tabs and the platform. It notes what the platform booked, and what players hear against it. */
export function createNetwork(sandbox: Sandbox) {
  let isOn = true;
  /** Requests that the platform works at, and those without an answer. */
  let [atPlatform, open] = [0, 0];
  /** Counts requests and answers. */
  let events = 0;
  let writes = 0;
  const reads = new Map<string, { readonly writes: number; readonly answer: Response }>();
  /** Answers to tabs that are closed. */
  const undelivered: (() => void)[] = [];
  const bookedKeys = new Set<string>();
  const triesOf = new Map<string, number>();
  /** The key of each amount whose outcome nobody has said. */
  const openKeys = new Map<string, string>();
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const settle = (settledKey = '') => {
    for (const [amount, key] of openKeys) if (key === settledKey) openKeys.delete(amount);
  };

  const askPlatform = async (request: Request): Promise<Response> => {
    atPlatform += 1;
    return sandbox.fetch(request).finally(() => {
      atPlatform -= 1;
    });
  };
  /** Until something is written, a read is answered as before. That saves time. */
  const read = async (request: Request): Promise<Response> => {
    const name = request.url.replace(/[?&]_=\d+/, '');
    const known = reads.get(name);
    if (known?.writes !== writes) {
      const startedAt = writes;
      const answer = await askPlatform(request);
      reads.set(name, { writes: startedAt, answer: answer.clone() });
      return answer;
    }
    const answer = known.answer.clone();
    answer.headers.set('date', new Date().toUTCString());
    return answer;
  };
  const post = async ({ request, key, fate }: Post): Promise<Response> => {
    if (fate === 'request lost') throw lost();
    if (fate === 'refused as too many')
      return Response.json({ success: false, errorCode: 'TOO_MANY_REQUEST', value: null }, { status: 429 });
    if (fate === 'done after 12 s') await wait(12);
    if (fate === 'done after 25 s') await wait(25);
    const answer = await askPlatform(request);
    writes += 1;
    if (answer.ok) bookedKeys.add(key);
    if (fate === 'answer lost') throw lost();
    if (fate === 'answered by 504') return new Response('<html>', { status: 504 });
    if (fate === 'answered after 8 s') await wait(8);
    return answer;
  };
  const answerTo = async (request: Request, lastTap: () => Tap): Promise<Response> => {
    if (!isOn) throw lost();
    const key = request.headers.get('X-Request-Id');
    return key === null ? read(request) : post({ request, key, fate: lastTap().fate });
  };
  const noteKey = (key: string, body: unknown, tap: Tap) => {
    const { amount } = JSON.parse(String(body));
    check((openKeys.get(amount) ?? key) === key, 'an open intent gets a second key');
    check(openKeys.has(amount) || !triesOf.has(key), 'a new intent gets the key of another');
    openKeys.set(amount, key);
    triesOf.set(key, (triesOf.get(key) ?? 0) + 1);
    tap.key = key;
  };

  return {
    /** `fetch` of one tab. */
    fetchOf:
      (isTabOpen: () => boolean, lastTap: () => Tap): typeof fetch =>
      (input, { signal, ...init } = {}) => {
        const request = new Request(new URL(String(input), 'http://north.localhost'), init);
        const key = request.headers.get('X-Request-Id');
        if (key !== null) noteKey(key, init.body, lastTap());
        open += 1;
        events += 1;
        return new Promise((resolve, reject) => {
          const deliver = (toTab: () => void) => {
            events += 1;
            if (isTabOpen()) toTab();
            else undelivered.push(() => reject(lost()));
          };
          signal?.addEventListener('abort', () => deliver(() => reject(signal.reason)));
          answerTo(request, lastTap)
            .finally(() => {
              open -= 1;
            })
            .then(
              (answer) => deliver(() => resolve(answer)),
              (error) => deliver(() => reject(error)),
            );
        });
      },
    turn: (next: boolean) => {
      isOn = next;
    },
    /** Resolves when the platform works at nothing. Gives how much has happened until then. */
    rest: async (): Promise<number> => {
      do await nextTask();
      while (atPlatform > 0);
      await nextTask();
      return events;
    },
    isQuiet: () => open === 0,
    countBooked: () => bookedKeys.size,
    faults,
    onDone: ({ key = '' }: Tap) => {
      check(bookedKeys.has(key), 'is called done, and is not');
      settle(key);
    },
    onRefused: ({ key = '', fate }: Tap) => {
      check(!bookedKeys.has(key), 'is called refused, and is done');
      // What stands before the platform says nothing of an earlier try.
      if (fate !== 'refused as too many' || triesOf.get(key) === 1) settle(key);
    },
    onTold: ({ kind, of: { key } }: RequestOutcome) => {
      const isBooked = bookedKeys.has(key);
      if (kind === 'found' || kind === 'done') check(isBooked, 'is told as done, and is not');
      if (kind === 'none' || kind === 'refused') check(!isBooked, 'is told as not done, and is done');
      if (kind === 'found') settle(key);
    },
    /** Ends what closed tabs would wait for. */
    close: () => {
      for (const giveUp of undelivered) giveUp();
    },
  };
}
