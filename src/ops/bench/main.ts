import { cpus, loadavg } from 'node:os';
import { browser } from './browser';
import { compare } from './compare';
import { engine } from './engine';
import type { Part } from './figure';
import { games } from './games';
import { toHeadlines } from './headlines';
import { journey } from './journey';
import { percentile } from './measure';
import { memory } from './memory';
import { merchants } from './merchants';
import { paint } from './paint';
import { phoneSpeed, slowBy, slowdowns } from './phone/slowdown';
import { server } from './server';
import { sizes } from './sizes';
import { type Section, toTable, writeBetweenMarkers } from './table';
import { taps } from './taps';
import { visits } from './visits';
import { work } from './work';

const parts: { readonly [name: string]: Part } = {
  engine,
  merchants,
  compare,
  server,
  browser,
  visits,
  paint,
  work,
  taps,
  journey,
  memory,
  games,
  sizes,
};

/** How many times the browser is slowed: the number at the end of the option. */
const slowedOption = /^--slowed=([1-9]\d?(?:\.\d+)?)$/;

/**
 * Measures the named parts, or all, and prints the figures. With `--write`, a run of all parts writes them to
 * FIGURES.md and ten of them to the project's README.md. `--slowed=4` slows the browser four times instead of to one
 * fixed speed. Exit code 2 for wrong options, 1 if a part could not be measured.
 */
export async function main(args: readonly string[]): Promise<number> {
  const [rate] = args.flatMap((arg) => slowedOption.exec(arg)?.slice(1).map(Number) ?? []);
  if (rate !== undefined) slowBy(rate);
  const names = args.filter((arg) => arg !== '--write' && !slowedOption.test(arg));
  const unknownParts = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknownParts.length > 0) {
    console.error(
      `There is no part "${unknownParts.join('", "')}", so nothing was measured. Parts: ${Object.keys(parts).join(', ')}. Options: --write, and --slowed=4 with a number from 1 to 99.`,
    );
    return 2;
  }
  const shouldWrite = args.includes('--write');
  if (shouldWrite && names.length > 0) {
    console.error('`--write` replaces all figures, so nothing was measured. Name no part beside it.');
    return 2;
  }
  process.env.NODE_ENV = 'production';
  const [machineLoad = 0] = loadavg();
  const sections: Section[] = [];
  const failedParts: string[] = [];
  for (const [part, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(part)) continue;
    try {
      sections.push({ part, figures: await measure((line) => console.error(`${part}: ${line}`)) });
    } catch (error) {
      failedParts.push(part);
      console.error(`Part "${part}" could not be measured, so it has no figures here.`, error);
    }
  }
  const table = toTable(sections);
  console.log(`${machineText(machineLoad, rate)}\n\n${table}`);
  if (failedParts.length > 0) return 1;
  if (shouldWrite) {
    writeBetweenMarkers('src/ops/bench/FIGURES.md', `${machineText(machineLoad, rate)}\n\n${table}`);
    writeBetweenMarkers('README.md', toHeadlines(sections));
  }
  return 0;
}

/** The machine of the figures, and how busy it was with other work. */
function machineText(machineLoad: number, rate: number | undefined): string {
  const processors = cpus();
  return [
    `Measured with Node ${process.versions.node} on ${processors.length} cores (${processors[0]?.model ?? process.arch}), load ${machineLoad.toFixed(1)} at the start;`,
    'figures of time are worse where other work runs. `npm run bench -- --write` measures again.',
    ...(slowdowns().length === 0 ? [] : [phoneText(rate)]),
  ].join(' ');
}

function phoneText(rate: number | undefined): string {
  if (rate !== undefined) return `The browser was slowed ${rate} times.`;
  const [least, most] = [0.05, 0.95].map((share) => percentile(slowdowns(), share).toFixed(1));
  return `The slow phone has a BenchmarkIndex of ${phoneSpeed}: the browser was slowed ${least} to ${most} times for it, as this machine was just then.`;
}
