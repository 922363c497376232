import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { slowdownOf } from './slowdown';

/** A new page. `send` sends it a command of the DevTools protocol. */
export type UnobservedPage = {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/**
 * A new visitor with a small, slow phone, and without an inspector that listens to scripts. With one, as in Playwright
 * and Lighthouse, V8 looks up the position of each error when it is made. React makes three errors as it loads, and V8
 * reads all of React's code again for them. On a slow phone that takes a tenth of a second, which real players do not
 * have.
 */
export async function openUnobserved(browser: Browser): Promise<UnobservedPage> {
  const context = await browser.newContext();
  const rate = await slowdownOf(await context.newPage());
  await context.close();
  const session = await browser.newBrowserCDPSession();
  // Playwright does not touch a context that it did not create.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const pendingCalls = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    const answer: unknown = event.sessionId === sessionId ? JSON.parse(event.message) : undefined;
    if (!isObject(answer)) return;
    const call = pendingCalls.get(Number(answer.id));
    if (isObject(answer.error)) call?.failed(new Error(String(answer.error.message)));
    else call?.done(answer.result);
  });
  let lastId = 0;
  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((done, failed) => {
      lastId += 1;
      pendingCalls.set(lastId, { done, failed });
      const message = JSON.stringify({ id: lastId, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(failed);
    });
  await send('Emulation.setDeviceMetricsOverride', { width: 360, height: 800, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate });
  const close = async () => {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  };
  return { send, close };
}
