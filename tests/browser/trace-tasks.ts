import type { CDPSession } from 'playwright/test';

type TraceEvent = {
  readonly name?: string;
  readonly tid?: number;
  /** Microseconds of the processor: what else the machine does meanwhile does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Notes the tasks of a page's own thread, as the browser's tools do; gives the milliseconds of the processor that each took. */
export async function watchTasks(session: CDPSession): Promise<() => Promise<readonly number[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) => events.push(...value.map(traceEvent));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
    const threads = new Set(events.filter(isMain).map(({ tid }) => tid));
    const tasks = events.filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(tid));
    return tasks.map(({ tdur = Number.NaN }) => tdur / 1000);
  };
}

function traceEvent(event: object): TraceEvent {
  return event;
}
