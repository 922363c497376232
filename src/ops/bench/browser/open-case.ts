import type { Browser, CDPSession, Page } from 'playwright';
import { slowdownOf } from '../phone/slowdown';
import type { CaseName } from './serve-cases';

export type OpenCase = {
  readonly page: Page;
  /** Runs an expression in the page. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Milliseconds of the main thread's processor time since the page was opened: of script, and of all work. */
  readonly work: () => Promise<{ readonly script: number; readonly task: number }>;
  readonly close: () => Promise<void>;
};

/** Opens a case in a new context with a phone's size and a slow processor. Everything is loaded, nothing is drawn. */
export async function openCase(browser: Browser, base: string, name: CaseName): Promise<OpenCase> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const rate = await slowdownOf(page);
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${base}/${name}`);
  const run = (expression: string): Promise<unknown> => page.evaluate(expression);
  await run('bench.ready');
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (metric: string) => (metrics.find((one) => one.name === metric)?.value ?? 0) * 1000;
    return { script: value('ScriptDuration'), task: value('TaskDuration') };
  };
  return { page, run, work, close: () => context.close() };
}
