import type { Page } from 'playwright/test';

/** One layout shift: when, in ms of the page's clock; its share of the screen; each element with its box (x y width height) before and after. */
export interface Move {
  readonly at: number;
  readonly share: number;
  readonly what: readonly string[];
}

/** Notes what moves by itself in each document that the page opens. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Reflect.set(window, 'moves', moves);
    const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 200);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        const what = sources.map((one) => `${nameOf(one.node)}: ${told(one.previousRect)} to ${told(one.currentRect)}`);
        moves.push({ at: entry.startTime, share: Reflect.get(entry, 'value'), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved in the document that shows, since a time of its clock. */
export async function movesSince(page: Page, from = 0): Promise<Move[]> {
  // An observer is told some time after the frame.
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 2000 })));
  const moves: Move[] = await page.evaluate(() => Reflect.get(window, 'moves'));
  return moves.filter((move) => move.at >= from);
}
