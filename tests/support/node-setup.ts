import { afterAll, vi } from 'vitest';
import { takeSeed } from './seed';
import { waitAsLongAsNeeded } from './wait-for';

await takeSeed();
waitAsLongAsNeeded();

// The next file runs in the same process: it finds clock and globals as this one did.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
