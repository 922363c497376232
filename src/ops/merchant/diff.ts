import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '@/server/sites/read-catalogue';
import type { Comparing, SeenChange } from '../compare/change';
import { changeWords, whatWords, where } from '../compare/change-words';
import { compareBrand } from '../compare/compare-brands';
import { gatherTexts } from '../compare/gather-texts';
import { groupChanges } from '../compare/group-changes';
import { list } from '../compare/who-words';
import { personaNames } from '../layouts/persona-visitors';
import { messages } from '../messages';
import { type BrandPairs, readBrands } from './brand-states';
import { configAt } from './config-at';

const usage = 'npm run merchant -- diff <from> [to] [--format text|json|md]';
const help = `${usage}

What players see differently, between two folders of merchants or git revisions; [to] is what stands here now.
Exit code 0: nothing. 1: something. 2: it could not be compared.`;

const formats = { text: asText, json: asJson, md: asMarkdown };

/** Prints what a change alters for players. Exit code 0 where nothing does, 1 where something does. */
export async function diff(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const format = Object.entries(formats).find(([name]) => name === (values.format ?? 'text'))?.[1];
  if (format === undefined) throw new Error(messages.unknownFormat(values.format ?? '', Object.keys(formats)));
  const [from, to] = positionals;
  if (from === undefined) throw new Error(messages.missingArguments(usage));
  const report = await compare(from, to);
  say(format(report));
  return report.changes.length === 0 ? 0 : 1;
}

type Report = {
  readonly from: string;
  readonly to: string;
  readonly brands: readonly string[];
  readonly changes: readonly SeenChange[];
  readonly comparing: Comparing;
};

async function compare(from: string, to: string | undefined): Promise<Report> {
  const config = process.env.CONFIG_SOURCE ?? './merchant-configs';
  const catalogue = readCatalogue(resolve('schemas'));
  const comparing = { catalogue, personas: personaNames(catalogue) };
  const before = configAt(from, config);
  const after = configAt(to ?? config, config);
  try {
    const read = await readBrands({ before: before.folder, after: after.folder }, catalogue);
    tellBroken(from, to ?? config, read);
    const changes = [...read.pairs].flatMap(([brand, pair]) => compareBrand(brand, pair, comparing));
    return { from, to: to ?? config, brands: read.brands, changes: groupChanges(changes), comparing };
  } finally {
    before.close();
    after.close();
  }
}

/** A brand with errors is compared as far as it can be read. */
function tellBroken(from: string, to: string, { loaded }: BrandPairs): void {
  for (const [place, { broken }] of [
    [from, loaded.before],
    [to, loaded.after],
  ] as const)
    if (broken.size > 0) console.error(messages.brokenSide(place, [...broken]));
}

function asText({ from, to, brands, changes, comparing }: Report): string {
  const lines = gatherTexts(changes).map((change) => changeWords(change, brands, comparing));
  return [...lines, messages.compared(from, to, changes.length, brands.length)].join('\n');
}

function asJson({ from, to, brands, changes }: Report): string {
  return JSON.stringify({ from, to, brands, changes }, null, 2);
}

function asMarkdown({ from, to, brands, changes, comparing }: Report): string {
  const byBrands = new Map<string, SeenChange[]>();
  for (const change of gatherTexts(changes))
    byBrands.set(list(change.brands), [...(byBrands.get(list(change.brands)) ?? []), change]);
  const parts = [...byBrands].flatMap(([names, own]) => [
    `### ${names}`,
    '',
    ...own.map((change) => `- ${where(change, comparing)}: ${whatWords(change)}`.replaceAll('|', '\\|')),
    '',
  ]);
  return [`## ${messages.compared(from, to, changes.length, brands.length)}`, '', ...parts].join('\n');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', short: 'f' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new Error(messages.unknownOption(error instanceof Error ? `${error.message}.` : '', usage));
  }
}

function say(text: string): number {
  console.log(text);
  return 0;
}
