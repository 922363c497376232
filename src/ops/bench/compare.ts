import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isObject, type JsonObject, loadSites } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { atMost, formats, type Part } from './figure';
import { readMerchantFiles } from './merchant-files';
import { generateMerchants } from './merchants/generate';
import { benchFolder, buildProgram, numberOf, runProgram } from './programs';

const brandCount = 50;

/**
 * Fifty generated brands before and after a change of base that all of them inherit: finds and words every change that
 * players notice.
 */
export const compare: Part = async (say) => {
  const [before, after] = [`${benchFolder}/compare-before`, `${benchFolder}/compare-after`];
  say(`writing ${brandCount} brands twice …`);
  const model = loadSites(readMerchantFiles('merchant-configs'), readCatalogue('schemas')).sites.get('aurora');
  if (model === undefined) throw new Error('Merchant "aurora" does not load, so no brands can be generated from it.');
  generateMerchants(before, brandCount, model, 8);
  cpSync(before, after, { recursive: true });
  changeBase(after);
  const program = await buildProgram('compare/program');
  say('comparing …');
  const compared = await runProgram(program, { args: [before, after, 'compare'] });
  const parsed = await runProgram(program, { args: [before, after, 'files'] });
  for (const root of [before, after]) rmSync(root, { recursive: true, force: true });
  if (
    numberOf(compared, 'brands') !== brandCount ||
    numberOf(compared, 'changes') === 0 ||
    numberOf(parsed, 'changes') !== 3
  )
    throw new Error(`Of ${brandCount} brands ${compared.brands} were compared, with ${compared.changes} changes.`);
  return [
    atMost(10, {
      what: `${brandCount} brands before and after a change of base: what every persona meets differently, on every page`,
      livery: numberOf(compared, 'seconds'),
      byHand: numberOf(parsed, 'seconds'),
      show: formats.seconds,
    }),
  ];
};

/** Changes an order, a text and a condition that half of the pages use: the most expensive kind of change. */
function changeBase(root: string): void {
  rewrite(`${root}/base/pages/mine.json`, (text) =>
    text.replace('["balance", "balance-row", "quick"', '["balance-row", "quick", "balance"'),
  );
  rewrite(`${root}/base/texts/en.json`, (text) => withKey(text, { 'title.feedback': 'Tell us' }));
  rewrite(`${root}/base/merchant.json`, (text) => {
    const { conditions } = objectOf(text);
    return withKey(text, { conditions: { ...Object(conditions), vip: { is: 'agent' } } });
  });
}

function withKey(text: string, keys: object): string {
  return JSON.stringify({ ...objectOf(text), ...keys });
}

function objectOf(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : {};
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const newText = change(text);
  if (newText === text) throw new Error(`${file} is not what the bench changes any more: correct bench/compare.ts.`);
  writeFileSync(file, newText);
}
