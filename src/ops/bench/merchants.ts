import { rmSync } from 'node:fs';
import { loadSites } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { atMost, type Part, shown } from './figure';
import { readMerchantFiles } from './merchant-files';
import { generateMerchants } from './merchants/generate';
import { buildProgram, folder, numberOf, runProgram } from './programs';

const count = 1000;

/** A thousand generated merchants, read, composed and checked within a memory limit. */
export const merchants: Part = async (say) => {
  const root = `${folder}/merchant-configs`;
  say(`writing ${count} merchants …`);
  const model = loadSites(readMerchantFiles('merchant-configs'), readCatalogue('schemas')).sites.get('aurora');
  if (model === undefined)
    throw new Error('Merchant "aurora" does not load, so no merchants can be generated from it.');
  const { files, nodes } = generateMerchants(root, count, model, 8);
  if (nodes < 30) throw new Error(`Only ${nodes} nodes of the base pages have a text to overlay; 30 are needed.`);
  const program = await buildProgram('merchants/program');
  say('loading and checking …');
  const loaded = await runProgram(program, { flags: ['--max-old-space-size=900'], args: [root, 'engine'] });
  const parsed = await runProgram(program, { args: [root, 'parse'] });
  const typed = await runProgram(program, { args: ['merchant-configs', 'type'] });
  rmSync(root, { recursive: true, force: true });
  if (numberOf(loaded, 'merchants') !== count || numberOf(loaded, 'errors') > 0) {
    throw new Error(`Of ${count} generated merchants ${loaded.merchants} loaded, with ${loaded.errors} errors.`);
  }
  const what = `${count.toLocaleString('en')} merchants (${files.toLocaleString('en')} files, ${nodes} nodes overlaid each)`;
  return [
    atMost(20, {
      what: `${what}, read, composed and checked`,
      livery: numberOf(loaded, 'seconds'),
      byHand: numberOf(parsed, 'seconds'),
      show: shown.seconds,
    }),
    atMost(1024, {
      what: 'the same, most memory at once',
      livery: numberOf(loaded, 'mebibytes'),
      byHand: numberOf(parsed, 'mebibytes'),
      show: shown.mebibytes,
    }),
    atMost(150, {
      what: 'one brand of the repository checked anew after a file of it changed, median',
      livery: numberOf(typed, 'median'),
      show: shown.milliseconds,
    }),
  ];
};
