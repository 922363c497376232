import { rmSync } from 'node:fs';
import { loadSites } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { atMost, formats, type Part } from './figure';
import { readMerchantFiles } from './merchant-files';
import { generateMerchants } from './merchants/generate';
import { timesToPublish } from './merchants/publish';
import { benchFolder, buildProgram, numberOf, runProgram } from './programs';

const merchantCount = 1000;

/** A thousand generated merchants, read, composed and checked within a memory limit, and published. */
export const merchants: Part = async (say) => {
  const root = `${benchFolder}/merchant-configs`;
  say(`writing ${merchantCount} merchants …`);
  const model = loadSites(readMerchantFiles('merchant-configs'), readCatalogue('schemas')).sites.get('aurora');
  if (model === undefined)
    throw new Error('Merchant "aurora" does not load, so no merchants can be generated from it.');
  const { files, nodes } = generateMerchants(root, merchantCount, model, 8);
  if (nodes < 30) throw new Error(`Only ${nodes} nodes of the base pages have a text to overlay; 30 are needed.`);
  const program = await buildProgram('merchants/program');
  say('loading and checking …');
  const loadResult = await runProgram(program, { flags: ['--max-old-space-size=900'], args: [root, 'engine'] });
  const parseResult = await runProgram(program, { args: [root, 'parse'] });
  const editResult = await runProgram(program, { args: ['merchant-configs', 'type'] });
  say('publishing …');
  const published = await timesToPublish(root);
  rmSync(root, { recursive: true, force: true });
  if (numberOf(loadResult, 'merchants') !== merchantCount || numberOf(loadResult, 'errors') > 0) {
    throw new Error(
      `Of ${merchantCount} generated merchants ${loadResult.merchants} loaded, with ${loadResult.errors} errors.`,
    );
  }
  const what = `${merchantCount.toLocaleString('en')} merchants (${files.toLocaleString('en')} files, ${nodes} nodes overlaid each)`;
  return [
    atMost(20, {
      what: `${what}, read, composed and checked`,
      livery: numberOf(loadResult, 'seconds'),
      byHand: numberOf(parseResult, 'seconds'),
      show: formats.seconds,
    }),
    atMost(1024, {
      what: 'the same, most memory at once',
      livery: numberOf(loadResult, 'mebibytes'),
      byHand: numberOf(parseResult, 'mebibytes'),
      show: formats.mebibytes,
    }),
    atMost(60, {
      what: 'the same, published to a folder for the first time: checked, hashed, compressed, written',
      livery: published.first,
      show: formats.seconds,
    }),
    atMost(2, {
      what: 'one of them changed and published again, beside the 999 others',
      livery: published.changed,
      show: formats.seconds,
    }),
    atMost(150, {
      what: 'one brand of the repository checked anew after a file of it changed, median',
      livery: numberOf(editResult, 'median'),
      show: formats.milliseconds,
    }),
  ];
};
