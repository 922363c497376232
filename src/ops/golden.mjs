// Writes the golden layouts and text tables again: `npm run golden`. Read the difference before you commit it.
import { spawnSync } from 'node:child_process';
import { requireWritable } from './alone.mjs';

requireWritable(process.cwd(), 'npm run golden');
const result = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'node', 'tests/golden'], {
  stdio: 'inherit',
  env: { ...process.env, GOLDEN: 'write' },
});
process.exit(result.status ?? 1);
