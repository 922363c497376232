import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { roomAliases } from '../build/aliases.mjs';

/** Folder of everything that the bench builds or generates. */
export const benchFolder = resolve('.livery/bench');

/** Numbers by name: the JSON that a measuring program prints. */
export type Numbers = { readonly [name: string]: number };

/** Builds a program for Node and gives its path. In Vite's module runner its code would be slower. */
export async function buildProgram(name: string): Promise<string> {
  const entry = resolve(`src/ops/bench/${name}.ts`);
  const outDir = `${benchFolder}/${name}`;
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    resolve: { alias: roomAliases(resolve('.')) },
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return `${outDir}/program.mjs`;
}

type RunOptions = { readonly flags?: readonly string[]; readonly args?: readonly string[]; readonly core?: number };

/** Runs a built program to its end and gives the numbers it printed. */
export async function runProgram(path: string, options: RunOptions = {}): Promise<Numbers> {
  const child = startNode([...(options.flags ?? []), path, ...(options.args ?? [])], options.core);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${path} ended with ${code}, so its part has no figures. Its own output says why.`);
  return parseNumbers(output);
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill();
});

/** Starts Node, on one core if the system can pin it. It ends with the bench. */
export function startNode(args: readonly string[], core?: number, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const pin = core === undefined || !canPin() ? [] : ['taskset', '-c', String(core)];
  const [command = process.execPath, ...rest] = [...pin, process.execPath, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'], env });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Ends a process and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await exit;
  clearTimeout(killTimer);
}

let hasTaskset: boolean | undefined;

function canPin(): boolean {
  hasTaskset ??= spawnSync('taskset', ['-V']).status === 0;
  return hasTaskset;
}

function parseNumbers(text: string): Numbers {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`A program of the bench printed no object: ${text}`);
  return Object.fromEntries(Object.entries(value).map(([name, number]) => [name, Number(number)]));
}

/** A number that a program must have printed. */
export function numberOf(numbers: Numbers, name: string): number {
  const value = numbers[name];
  if (value === undefined || Number.isNaN(value)) throw new Error(`A program of the bench printed no "${name}".`);
  return value;
}
