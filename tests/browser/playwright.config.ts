import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../src/ops/chromium.mjs';
import { sharedPort as port, workers } from './origin';
import { phone } from './phone';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.livery/browser',
  fullyParallel: true,
  workers,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json']],
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
    env: { PORT: String(port), SANDBOX_DB: ':memory:' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
