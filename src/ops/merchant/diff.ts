import { asHtml } from '@/review/compare/as-html';
import { asJson, asMarkdown, asText, summary } from '@/review/compare/words/report-words';
import { type ComparedPlaces, comparePlaces } from '@/review/diff/compare-places';
import { picturesOf } from '@/review/diff/diff-pictures';
import { messages } from '../messages';
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

const formats = { text: asText, json: asJson, md: asMarkdown };

/** Prints what a change alters for players. Exit code 0 for no change, 1 for changes. */
export async function diff(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const { format = 'text', out, lang } = values;
  const formatNames = [...Object.keys(formats), 'html'];
  if (!formatNames.includes(format)) throw new Error(messages.unknownFormat(format, formatNames));
  const places = placesOf(positionals, process.env);
  if (places === undefined) throw new Error(messages.missingArguments(usage));
  const comparison = await comparePlaces(places, lang);
  try {
    for (const note of comparison.notes) console.error(note);
    await writeReport(comparison, format, out);
  } finally {
    comparison.close();
  }
  return comparison.report.changes.length === 0 ? 0 : 1;
}

async function writeReport(compared: ComparedPlaces, format: string, out: string | undefined): Promise<void> {
  const { report } = compared;
  const toText = Object.entries(formats).find(([name]) => name === format)?.[1];
  if (toText !== undefined) return write(toText(report), out);
  const pictures = await picturesOf(compared, takePictures);
  const file = out ?? 'merchant-diff.html';
  write(asHtml(report, pictures), file);
  if (pictures.missing !== undefined) console.error(pictures.missing);
  say(`${summary(report)}\n${messages.written(file)}`);
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) say(text);
  else writeText(file, `${text}\n`, messages.notKept);
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
