import { createSiteLoader, loadSites } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { median } from '../measure';
import { readMerchantFiles } from '../merchant-files';

// A process of its own, so that only its memory is measured: `program.mjs <folder> engine|parse|type`.
const [folder = '', kind] = process.argv.slice(2);
const begin = performance.now();
const files = readMerchantFiles(folder);
const result = kind === 'parse' ? parse() : kind === 'type' ? checkEdits() : load();
const seconds = (performance.now() - begin) / 1000;
process.stdout.write(JSON.stringify({ ...result, seconds, mebibytes: process.resourceUsage().maxRSS / 1024 }));

/** Reads, composes and checks all merchants. */
function load() {
  const { sites, issues } = loadSites(files, readCatalogue('schemas'));
  // Errors in base itself are not counted: base has its own check.
  const errors = issues.filter(({ severity, at }) => severity === 'error' && !at.file.startsWith('base/'));
  for (const { at, message } of errors.slice(0, 5)) console.error(`${at.file}:${at.line}:${at.column}  ${message}`);
  return { merchants: sites.size, errors: errors.length };
}

/** The control: parses the same files with `JSON.parse` and keeps everything. */
function parse() {
  const values = files.filter(({ path }) => path.endsWith('.json')).map(({ text }): unknown => JSON.parse(text));
  return { files: values.length };
}

/** What an editor waits for: one file of a brand changes, and all brands are checked again. */
function checkEdits() {
  const loader = createSiteLoader(readCatalogue('schemas'));
  loader.load(files);
  const brandFiles = files.filter(({ path }) => path.startsWith('aurora/') && path.endsWith('.json'));
  const times = brandFiles.flatMap((changedFile) =>
    [' ', '  ', '   '].map((blanks) => {
      const edited = files.map((file) => (file === changedFile ? { ...file, text: file.text + blanks } : file));
      const start = performance.now();
      loader.load(edited);
      return performance.now() - start;
    }),
  );
  return { median: median(times), most: Math.max(...times) };
}
