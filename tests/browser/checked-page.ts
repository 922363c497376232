import { test as base, expect } from 'playwright/test';
import { arrivalsSeen } from '../../src/review/screens/open-screen';

/** A page on which every console error, unhandled error, policy violation and document drawn anew fails the test. */
export const test = base.extend<{ readonly faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      // Popups of arrival would stand over every page: they were seen.
      const arrival = await page.addInitScript(arrivalsSeen());
      const reports = await page.addInitScript(() => {
        if (window !== window.top) return;
        // A built page says nothing in the console of a document that it could not take over as it was: it is drawn anew, and taps are lost.
        window.addEventListener('livery:report', (event) => {
          const detail: unknown = Reflect.get(event, 'detail');
          if (!JSON.stringify(detail).includes('"kind":"render-failed"')) return;
          console.error(JSON.stringify(detail), Reflect.get(Object(detail), 'error'));
        });
      });
      page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text());
      });
      await use(faults);
      // The next test of this page has its own.
      if (!page.isClosed()) await Promise.all([arrival.dispose(), reports.dispose()]);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs each refusal of the gateway as an error of its own; the page shows those itself. */
function isExpected(text: string): boolean {
  return /Failed to load resource: the server responded with a status of (4\d\d|503)/.test(text);
}

export { expect };
