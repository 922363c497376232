import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '@/review/screens/chromium.mjs';
import { findFirefox, findWebKit } from '../../src/ops/other-browsers.mjs';
import { isDeep } from '../support/depth';
import { patient } from '../support/patience';
import { sharedPort as port, workers } from './origin';
import { phone } from './phone';

/** Files of their own parts. A worker ends with its browser where the next part begins, so that there are few. */
const parts = {
  // What goes on step by step begins first, or the rest has ended long before it.
  steps: ['update.test.ts', 'failing.test.ts', 'stopping.test.ts'],
  // A browser of its own, and one of them is enough.
  largeType: ['large-type.test.ts', 'whole-words.test.ts'],
  // They only look at many pages.
  sweeps: ['pages.test.ts', 'personas.test.ts'],
};

const apart = [...parts.steps, ...parts.largeType, 'engines/**'];

/** In deep, what acts runs twice: the second time meets what the first one left. */
const rest = isDeep
  ? [
      { name: 'journeys', testIgnore: [...apart, ...parts.sweeps], repeatEach: 2 },
      { name: 'sweeps', testMatch: parts.sweeps },
    ]
  : [{ name: 'journeys and sweeps', testIgnore: apart }];

/** The walk through the other engines, where they are installed; each is one browser with one page. */
const engines = [
  ...(findWebKit() === undefined ? [] : ['webkit']),
  ...(findFirefox() === undefined ? [] : ['firefox']),
].map((name) => ({ name, testDir: 'engines', fullyParallel: false }));

export default defineConfig({
  testDir: '.',
  outputDir: '../../.livery/browser',
  fullyParallel: true,
  // What takes long: `npm run deep` has it, and nothing else (tests/README.md).
  ...(!isDeep && { grepInvert: /@deep\b/ }),
  projects: [
    { name: 'steps', testMatch: parts.steps, repeatEach: isDeep ? 2 : 1 },
    ...engines,
    { name: 'large type', testMatch: parts.largeType, fullyParallel: false },
    ...rest,
  ],
  workers,
  retries: 0,
  // What never comes fails all the same.
  timeout: patient(180_000),
  expect: { timeout: patient(20_000) },
  reporter: [['list'], ['json'], ['../../src/ops/ci/browser-progress.mjs']],
  use: {
    baseURL: `http://aurora.localhost:${port}`,
    ...phone,
    trace: 'off',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node src/ops/start.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), SANDBOX_DB: ':memory:', LAST_GOOD: 'off' },
    reuseExistingServer: false,
    timeout: patient(60_000),
  },
});
