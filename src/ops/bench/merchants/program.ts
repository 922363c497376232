import { loadSites } from '@/engine';
import { readCatalogue } from '@/server/sites/read-catalogue';
import { readMerchantFiles } from '../merchant-files';

// Run in a process of its own, so that the memory is its own: `program.mjs <folder> engine|parse`.
const [folder = '', kind] = process.argv.slice(2);
const begin = performance.now();
const files = readMerchantFiles(folder);
const result = kind === 'parse' ? parse() : load();
const seconds = (performance.now() - begin) / 1000;
process.stdout.write(JSON.stringify({ ...result, seconds, mebibytes: process.resourceUsage().maxRSS / 1024 }));

function load() {
  const { sites, issues } = loadSites(files, readCatalogue('schemas'));
  // What base itself says wrong is for its own check.
  const errors = issues.filter(({ severity, at }) => severity === 'error' && !at.file.startsWith('base/'));
  for (const { at, message } of errors.slice(0, 5)) console.error(`${at.file}:${at.line}:${at.column}  ${message}`);
  return { merchants: sites.size, errors: errors.length };
}

/** The control: the same files through `JSON.parse`, and everything kept. */
function parse() {
  const values = files.filter(({ path }) => path.endsWith('.json')).map(({ text }): unknown => JSON.parse(text));
  return { merchants: values.length, errors: 0 };
}
