import { writeFileSync } from 'node:fs';
import { asHtml } from '@/review/compare/as-html';
import { type Report, toReport } from '@/review/compare/report';
import { asJson, asMarkdown, asText, summary } from '@/review/compare/words/report-words';
import { languagesOf } from '@/review/compare/words/words-of';
import { type BrandPairs, readBrands } from '@/review/diff/brand-states';
import { type ConfigAt, configAt } from '@/review/diff/config-at';
import { takePictures } from '@/review/diff/diff-pictures';
import { personaNames } from '@/review/layouts/persona-visitors';
import { openLanguage } from '@/review/workspace/language';
import { messages } from '../messages';
import { type Places, placesOf } from './diff-places';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- diff <from> [to] [--lang language] [--format text|json|md|html] [--out file]';
const help = `${usage}

What players see differently between two places; [to] is what stands here now. A place is a folder of merchants, a git
revision such as HEAD or main~3, an address that holds published sites or where a server runs, or the word live: the
address that CONFIG_SOURCE names, else the server on this machine. Of folders and revisions the consoles are compared too. An
address has none, as consoles are not published: there those of here are asked on both sides, but a running server is asked
for those of its platform.

Entries and pages are called what players read, in the first language of their brand, or in that of --lang.

--format html writes one file, merchant-diff.html or what --out names, with pictures of each screen before and after.

Exit code 0: nothing differs for players. 1: something does. 2: it could not be compared.`;

const formats = { text: asText, json: asJson, md: asMarkdown };

/** Tells what a change alters for players. Exit code 0 where nothing does, 1 where something does. */
export async function diff(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const { format = 'text', out, lang } = values;
  const known = [...Object.keys(formats), 'html'];
  if (!known.includes(format)) throw new Error(messages.unknownFormat(format, known));
  const places = placesOf(positionals, process.env);
  if (places === undefined) throw new Error(messages.missingArguments(usage));
  const changes = await compare(places, lang, (report, read, folders) => tell(report, { format, out, read, folders }));
  return changes === 0 ? 0 : 1;
}

type Told = {
  readonly format: string;
  readonly out: string | undefined;
  readonly read: BrandPairs;
  readonly folders: { readonly before: string; readonly after: string };
};

/** Reads both places, compares them, and lets them go again when all is told. */
async function compare(
  { from, to, config }: Places,
  language: string | undefined,
  tellOf: (report: Report, read: BrandPairs, folders: Told['folders']) => Promise<void>,
): Promise<number> {
  const { catalogue, loader } = openLanguage();
  const open: ConfigAt[] = [];
  try {
    for (const place of [from, to]) open.push(await configAt(place, config));
    const [before = '', after = ''] = open.map(({ folder }) => folder);
    for (const { note } of open) if (note !== undefined) console.error(note);
    const consoles = open.find((place) => place.consoles !== undefined)?.consoles;
    const read = await readBrands({ before, after }, { catalogue, loader }, consoles);
    checkLanguage(language, read);
    tellBroken({ before: open[0]?.consoles ? undefined : from, after: open[1]?.consoles ? undefined : to }, read);
    const comparing = { catalogue, personas: personaNames(catalogue), isResolved: consoles !== undefined, language };
    const report = toReport({ from, to, brands: read.brands, pairs: read.pairs, comparing });
    await tellOf(report, read, { before, after });
    return report.changes.length;
  } finally {
    for (const { close } of open) close();
  }
}

async function tell(report: Report, { format, out, read, folders }: Told): Promise<void> {
  const words = Object.entries(formats).find(([name]) => name === format)?.[1];
  if (words !== undefined) return write(words(report), out);
  const pictures = await takePictures(report, read, folders);
  const file = out ?? 'merchant-diff.html';
  write(asHtml(report, pictures), file);
  if (pictures.missing !== undefined) console.error(pictures.missing);
  say(`${summary(report)}\n${messages.written(file)}`);
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) say(text);
  else writeFileSync(file, `${text}\n`);
}

function checkLanguage(language: string | undefined, { loaded }: BrandPairs): void {
  const spoken = [...new Set([...loaded.before.sites.values(), ...loaded.after.sites.values()].flatMap(languagesOf))];
  if (language !== undefined && !spoken.includes(language))
    throw new Error(messages.noBrandSpeaks(language, spoken.sort()));
}

/** A brand with errors is compared as far as it can be read. Of what a server serves nothing is said: it serves what is good. */
function tellBroken(
  places: { readonly [side in 'before' | 'after']: string | undefined },
  { loaded }: BrandPairs,
): void {
  for (const side of ['before', 'after'] as const) {
    const [place, { broken }] = [places[side], loaded[side]];
    if (place !== undefined && broken.size > 0) console.error(messages.brokenSide(place, [...broken]));
  }
}

function parse(args: readonly string[]) {
  return readArgs(
    args,
    {
      format: { type: 'string', short: 'f' },
      out: { type: 'string', short: 'o' },
      lang: { type: 'string', short: 'l' },
      help: { type: 'boolean', short: 'h' },
    },
    usage,
  );
}

function say(text: string): number {
  console.log(text);
  return 0;
}
