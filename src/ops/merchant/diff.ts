import { asHtml } from '@/review/compare/as-html';
import { asJson, asMarkdown, asText, summary } from '@/review/compare/words/report-words';
import { type ComparedPlaces, comparePlaces } from '@/review/diff/compare-places';
import { picturesOf } from '@/review/diff/diff-pictures';
import { messages } from '../messages';
import { type Command, say } from './command';
import { placesOf } from './diff/diff-places';
import { takePictures } from './diff/take-pictures';
import { readArgs } from './read-args';
import { writeText } from './write-text';

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
const example = 'npm run merchant -- diff HEAD --format html';

const flags = {
  format: { type: 'string', short: 'f' },
  out: { type: 'string', short: 'o' },
  lang: { type: 'string', short: 'l' },
} as const;
const textFormats = new Map([
  ['text', asText],
  ['json', asJson],
  ['md', asMarkdown],
]);

/** Prints what a change alters for players. Exit code 0 for no change, 1 for changes. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, flags, usage);
  const { format = 'text', out, lang } = values;
  const formats = [...textFormats.keys(), 'html'];
  if (!formats.includes(format)) throw new Error(messages.unknownFormat(format, formats));
  const places = placesOf(positionals, process.env);
  if (places === undefined) throw new Error(messages.missingArguments(usage));
  const comparison = await comparePlaces(places, lang);
  try {
    for (const note of comparison.notes) console.error(note);
    const formatReport = textFormats.get(format);
    if (formatReport === undefined) await writeHtml(comparison, out ?? 'merchant-diff.html');
    else if (out === undefined) say(formatReport(comparison.report));
    else writeText(out, `${formatReport(comparison.report)}\n`, messages.notKept);
  } finally {
    comparison.close();
  }
  return comparison.report.changes.length === 0 ? 0 : 1;
}

async function writeHtml(comparison: ComparedPlaces, file: string): Promise<void> {
  const pictures = await picturesOf(comparison, takePictures);
  writeText(file, `${asHtml(comparison.report, pictures)}\n`, messages.notKept);
  if (pictures.missing !== undefined) console.error(pictures.missing);
  say(`${summary(comparison.report)}\n${messages.written(file)}`);
}

export const diff: Command = { help, example, run };
