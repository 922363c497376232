import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../src/ops/chromium.mjs';

const port = Number(process.env.BROWSER_TEST_PORT ?? 4319);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.livery/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://aurora.localhost:${port}`,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    // Only the test of the service worker lets one run: the others look at what the server sends.
    serviceWorkers: 'block',
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    trace: 'off',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node src/ops/start.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), SANDBOX_DB: ':memory:' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
