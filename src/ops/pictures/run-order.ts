import { spawn } from 'node:child_process';
import type { TakenPictures } from '@/review/diff/diff-pictures';

/**
 * Takes pictures in a child process: the build, the servers and the browser end with it. `onLine` gets the number of
 * screens so far.
 */
export async function runOrder(
  take: 'takePairs' | 'takePictures',
  order: unknown,
  onLine: (count: number) => void = () => undefined,
): Promise<TakenPictures> {
  const child = spawn(process.execPath, ['src/ops/pictures/take.mjs', take], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      output[name] += chunk;
      if (name === 'stdout') onLine(output.stdout.split('\n').length - 1);
    });
  child.stdin.end(JSON.stringify(order));
  await new Promise((done) => child.once('close', done));
  const lines = output.stdout.split('\n').filter((line) => line.startsWith('{'));
  return {
    lines: lines.map((line): unknown => JSON.parse(line)),
    failure: output.stderr.trim().split('\n').at(-1) ?? '',
  };
}
