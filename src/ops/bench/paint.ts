import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { atMostTimes, formats, type Part, withoutTarget } from './figure';
import { median } from './measure';
import { openPhone, until } from './phone/open-phone';
import { withBothSites } from './site/both-sites';

const visits = 9;

/**
 * The registration form as the server draws it, on a slow phone with a fast network: how soon it is painted.
 */
export const paint: Part = (say) =>
  withBothSites({ port: 4370, handPort: 4371, say }, async ({ browser, livery, byHand }) => {
    const liveryPaints: PaintFigures[] = [];
    const handPaints: PaintFigures[] = [];
    // The first visit is not counted: the browser's own code is cold.
    for (let visit = -1; visit < visits; visit += 1) {
      say(`visit ${visit + 1} of ${visits} …`);
      const from = `${byHand.replace('127.0.0.1', 'elsewhere.localhost')}/assets/client.js`;
      const liveryPaint = await firstPaintOf(browser, { from, url: `${livery}/m/register` });
      const handPaint = await firstPaintOf(browser, { from, url: `${byHand}/register` });
      if (visit < 0) continue;
      liveryPaints.push(liveryPaint);
      handPaints.push(handPaint);
    }
    const [fields, handFields] = [liveryPaints, handPaints].map((paints) => median(paints.map(({ fields }) => fields)));
    if (fields !== handFields)
      throw new Error(`The form has ${fields} fields and the one by hand ${handFields}: they cannot be compared.`);
    return [
      atMostTimes(1, {
        what: 'registration of aurora on a slow phone and a fast network: first paint of the server’s HTML, median',
        livery: median(liveryPaints.map(({ at }) => at)),
        byHand: median(handPaints.map(({ at }) => at)),
        show: formats.milliseconds,
      }),
      withoutTarget({
        what: 'the same, elements in its HTML',
        livery: median(liveryPaints.map(({ elements }) => elements)),
        byHand: median(handPaints.map(({ elements }) => elements)),
        show: formats.count,
      }),
    ];
  });

type PaintFigures = { readonly at: number; readonly fields: number; readonly elements: number };

/** Counts the elements that the server sent, before a script changes them. */
const countSentElements = `addEventListener('DOMContentLoaded', () => {
  window.sent = {
    fields: document.querySelectorAll('form input:not([type=checkbox])').length,
    elements: document.querySelectorAll('#root *').length,
  };
}, { capture: true, once: true })`;

const readPaint = `(() => {
  const at = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return at !== undefined && window.sent !== undefined && { ...window.sent, at };
})()`;

/**
 * Follows a link from another site, as players do: the browser then starts a new process for the page. From an empty
 * tab, only a page with `Cross-Origin-Opener-Policy` would pay for that.
 */
async function firstPaintOf(browser: Browser, { from, url }: { from: string; url: string }): Promise<PaintFigures> {
  const phone = await openPhone(browser, { network: 'local', script: countSentElements });
  try {
    await phone.page.goto(from, { waitUntil: 'load' });
    await phone.page.goto(url, { waitUntil: 'load' });
    const counts = await until(phone, readPaint);
    const { at, fields, elements } = isObject(counts) ? counts : {};
    return { at: Number(at), fields: Number(fields), elements: Number(elements) };
  } finally {
    await phone.close();
  }
}
