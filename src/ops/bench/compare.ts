import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isObject, type JsonObject, loadSites } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { atMost, type Part, shown } from './figure';
import { readMerchantFiles } from './merchant-files';
import { generateMerchants } from './merchants/generate';
import { buildProgram, folder, numberOf, runProgram } from './programs';

const count = 50;

/**
 * Fifty generated brands before and after a change of base that all of them inherit: finds and words every change that
 * players notice.
 */
export const compare: Part = async (say) => {
  const [before, after] = [`${folder}/compare-before`, `${folder}/compare-after`];
  say(`writing ${count} brands twice …`);
  const model = loadSites(readMerchantFiles('merchant-configs'), readCatalogue('schemas')).sites.get('aurora');
  if (model === undefined) throw new Error('Merchant "aurora" does not load, so no brands can be generated from it.');
  generateMerchants(before, count, model, 8);
  cpSync(before, after, { recursive: true });
  changeBase(after);
  const program = await buildProgram('compare/program');
  say('comparing …');
  const told = await runProgram(program, { args: [before, after, 'compare'] });
  const parsed = await runProgram(program, { args: [before, after, 'files'] });
  for (const root of [before, after]) rmSync(root, { recursive: true, force: true });
  if (numberOf(told, 'brands') !== count || numberOf(told, 'changes') === 0 || numberOf(parsed, 'changes') !== 3)
    throw new Error(`Of ${count} brands ${told.brands} were compared, with ${told.changes} changes.`);
  return [
    atMost(10, {
      what: `${count} brands before and after a change of base: what every persona meets differently, on every page`,
      livery: numberOf(told, 'seconds'),
      byHand: numberOf(parsed, 'seconds'),
      show: shown.seconds,
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
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not what the bench changes any more: correct bench/compare.ts.`);
  writeFileSync(file, changed);
}
