import type { CallOutcome, Metrics } from '../metrics/metrics';
import type { KindOfCall } from './call-kinds';
import type { Gateway } from './gateway';
import { refusalOf } from './refusal';

/** The gateway, with the server's own questions measured. */
export function measureQuestions(gateway: Gateway, metrics: Metrics, kindOf: KindOfCall): Gateway {
  return {
    ...gateway,
    ask: async (path, init, site) => {
      const [plainPath = path] = path.split('?', 1);
      const call = site === undefined ? 'other' : (await kindOf(site, init.method ?? 'GET', plainPath)).name;
      const end = startTimer(metrics, call);
      try {
        const answer = await gateway.ask(path, init, site);
        end(outcomeOf(answer.status));
        return answer;
      } catch (error) {
        end(init.signal?.aborted === true ? 'timeout' : 'unreachable');
        throw error;
      }
    },
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
