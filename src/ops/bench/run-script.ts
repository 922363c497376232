import { spawnSync } from 'node:child_process';

/**
 * Runs a line of plain JavaScript in a new Node process and gives its output. The scripts of src/ops import lazily, and
 * the module runner that started the bench is closed by then.
 */
function runScript(code: string): string {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`"${code}" ended with ${status}, so the bench cannot go on. Its own output says why.`);
  return stdout.trim();
}

/** Builds the server and the browser's part where anything has changed since the last build. */
export function buildWhatIsStale(): void {
  runScript("await (await import('./src/ops/build.mjs')).buildWhatIsStale(process.cwd())");
}

/** Path of a Chromium; installs one if there is none. */
export function pathOfChromium(): string {
  return (
    runScript("console.log(await (await import('./src/review/screens/chromium.mjs')).findChromium())")
      .split('\n')
      .at(-1) ?? ''
  );
}
