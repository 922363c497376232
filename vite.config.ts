import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  publicDir: 'public',
  resolve: { tsconfigPaths: true },
  test: {
    // Two cores are all that there are where this runs: a core that waits is half of the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/{unit,golden,contract}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // The first page of a file compiles everything; a busy machine takes its time.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
    ],
  },
});
