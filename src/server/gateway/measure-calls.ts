import type { Site } from '@/engine';
import type { CallOutcome, Metrics } from '../metrics/metrics';
import type { KindOfCall } from './call-kinds';
import type { Gateway } from './gateway';
import { refusalOf } from './refusal';

type Question = { readonly path: string; readonly method: string; readonly site: Site | undefined };

/** The gateway, with the server's own questions measured. */
export function measureQuestions(gateway: Gateway, metrics: Metrics, kindOf: KindOfCall): Gateway {
  const { askText } = gateway;
  async function measure<A extends { readonly status: number }>(
    { path, method, site }: Question,
    send: () => Promise<A>,
    signal?: AbortSignal | null,
  ): Promise<A> {
    const [plainPath = path] = path.split('?', 1);
    const end = startTimer(metrics, site === undefined ? 'other' : (await kindOf(site, method, plainPath)).name);
    try {
      const answer = await send();
      end(outcomeOf(answer.status));
      return answer;
    } catch (error) {
      end(signal?.aborted === true ? outcomeOfAbort(signal) : 'unreachable');
      throw error;
    }
  }
  return {
    ...gateway,
    ask: (path, init, site) =>
      measure({ path, method: init.method ?? 'GET', site }, () => gateway.ask(path, init, site), init.signal),
    ...(askText && {
      askText: (path: string, headers: Readonly<Record<string, string>>, site?: Site) =>
        measure({ path, method: 'GET', site }, () => askText(path, headers, site)),
    }),
  };
}

/** Measures a visitor's call from when it is passed on. One that was not passed on is not measured. */
export function createCallTimer(metrics: Metrics, call: string) {
  let end: ReturnType<typeof startTimer> | undefined;
  return {
    passedOn: () => {
      end = startTimer(metrics, call);
    },
    answered: (answer: Response, visitor: AbortSignal) => {
      const code = refusalOf(answer);
      if (visitor.aborted) end?.('abandoned');
      else if (code === undefined) end?.(outcomeOf(answer.status));
      else end?.(code === 'gateway.timeout' ? 'timeout' : 'unreachable');
    },
  };
}

function startTimer(metrics: Metrics, call: string): (outcome: CallOutcome) => void {
  const startedAt = performance.now();
  return (outcome) => metrics.gatewayAnswered(call, outcome, (performance.now() - startedAt) / 1_000);
}

function outcomeOf(status: number): CallOutcome {
  if (status < 400) return 'ok';
  return status < 500 ? 'client_error' : 'server_error';
}

/** A document waits 150 ms and then cancels its queries: the platform may be well, so that is no time-out. */
function outcomeOfAbort({ reason }: AbortSignal): CallOutcome {
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'late';
}
