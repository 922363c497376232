import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';
import { roomAliases } from './src/ops/build/aliases.mjs';

/** How much slower this machine is than a quiet one: a test command measures it (src/ops/ci/patience.mjs). */
const patience = Number(process.env.PATIENCE ?? 1);

const dom: InlineConfig = {
  environment: 'jsdom',
  // The first page compiles everything.
  testTimeout: 90_000 * patience,
  hookTimeout: 60_000 * patience,
  setupFiles: ['tests/support/dom-setup.ts'],
};

/** Files that take longest: begun last, each would run when all others are through and leave the cores idle. */
const slowest = [
  'engine/mutations.test.ts',
  'engine/mutations-other-half.test.ts',
  'ops/diff.test.ts',
  'ops/new-brand.test.ts',
  'send/one-booking.test.tsx',
  'send/one-booking-other-half.test.tsx',
  'features/withdraw.test.tsx',
  'features/deposit.test.tsx',
  'features/conformance.test.tsx',
  'features/security.test.tsx',
  'renderer/rendered-nodes.test.tsx',
];

/** Slowest files first or, with `SHUFFLE`, in the order of that seed; but each project as a whole. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = shuffled(files) ?? slowestFirst(await super.sort(files));
    // A worker ends where the next project begins, and what it compiled is lost with it. `node` has the slowest files.
    const projects = [...new Set(sorted.map(({ project }) => project.name))].sort().reverse();
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

function slowestFirst(files: TestSpecification[]): TestSpecification[] {
  const isSlow = ({ moduleId }: TestSpecification) => slowest.some((name) => moduleId.endsWith(name));
  return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))];
}

function shuffled(files: TestSpecification[]): TestSpecification[] | undefined {
  const seed = process.env.SHUFFLE;
  if (seed === undefined) return undefined;
  const keyOf = ({ moduleId }: TestSpecification) =>
    createHash('sha1')
      .update(seed + moduleId)
      .digest('hex');
  return [...files].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

const isDeep = process.env.DEEP === 'on';

/** Deep, and not even loaded otherwise: it compiles the storefront for one test. */
const aloneAndDeep = 'tests/unit/storefront/features/sign-in/code-not-sent.test.tsx';

const alone = [
  'tests/unit/sandbox/games/lottery-page.test.tsx',
  'tests/unit/sandbox/games/money.test.tsx',
  'tests/unit/storefront/ui/safe/server-html.test.tsx',
  'tests/unit/storefront/platform/gateway/code-that-never-comes.test.tsx',
  // What did not come is kept for the whole document: another file's would be asked for again, too.
  'tests/unit/storefront/renderer/lost-code.test.tsx',
];

export default defineConfig({
  plugins: [react()],
  publicDir: 'public',
  resolve: { alias: roomAliases(import.meta.dirname) },
  test: {
    // A test of a page waits for its platform a third of its time: two workers more than cores, and no core waits
    // with it.
    maxWorkers: availableParallelism() + 2,
    // Files share a process and its modules: what one compiles, it compiles for all. A file leaves things as it found
    // them.
    isolate: false,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.livery/vitest-modules' },
    sequence: { sequencer: ByProject },
    // The message of a failed comparison holds what differs.
    chaiConfig: { truncateThreshold: 400 },
    // What takes long: `npm run deep` has it, and nothing else (tests/README.md).
    tags: [{ name: 'deep', description: 'Takes long: run by npm run deep alone.' }],
    ...(!isDeep && { tagsFilter: ['!deep'] }),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 90_000 * patience,
          hookTimeout: 60_000 * patience,
          include: ['tests/{unit,golden,contract}/**/*.test.ts'],
          setupFiles: ['tests/support/node-setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...dom, name: 'dom', include: ['tests/unit/**/*.test.tsx'], exclude: [...alone, aloneAndDeep] },
      },
      // What replaces modules, or loads them anew, would do so for everybody.
      {
        extends: true,
        test: { ...dom, name: 'dom, alone', include: isDeep ? [...alone, aloneAndDeep] : alone, isolate: true },
      },
    ],
  },
});
