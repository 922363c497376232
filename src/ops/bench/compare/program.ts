import { toReport } from '@/review/compare/report';
import { readBrands } from '@/review/diff/brand-states';
import { personaNames } from '@/review/layouts/persona-visitors';
import { languageOf } from '@/review/workspace/language';
import { readCatalogue } from '@/sites/read-catalogue';
import { readMerchantFiles } from '../merchant-files';

// A process of its own, so that nothing is warm: `program.mjs <before> <after> compare|files`.
const [before = '', after = '', kind] = process.argv.slice(2);
const begin = performance.now();
const result = kind === 'files' ? countChangedFiles() : await compare();
process.stdout.write(JSON.stringify({ ...result, seconds: (performance.now() - begin) / 1000 }));

async function compare() {
  const catalogue = readCatalogue('schemas');
  const { pairs, brands } = await readBrands({ before, after }, languageOf(catalogue));
  const options = { catalogue, personas: personaNames(catalogue) };
  const { changes } = toReport({ from: before, to: after, brands, pairs, options });
  return { brands: brands.length, changes: changes.length };
}

/**
 * The control: parses both folders with `JSON.parse` and counts the files that differ. It says nothing about players.
 */
function countChangedFiles() {
  const parsedFiles = (folder: string) =>
    new Map(
      readMerchantFiles(folder)
        .filter(({ path }) => path.endsWith('.json'))
        .map(({ path, text }) => [path, JSON.stringify(JSON.parse(text))] as const),
    );
  const [filesBefore, filesAfter] = [parsedFiles(before), parsedFiles(after)];
  return { brands: 0, changes: [...filesAfter].filter(([path, text]) => filesBefore.get(path) !== text).length };
}
