import { loadSites, normalizePlatform } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';
import { readJson } from '../../read-json';
import { readMerchantFiles } from '../merchant-files';
import { measureConditions } from './conditions';
import { measureResolve } from './resolve';

const catalogue = readCatalogue('schemas');
const files = readMerchantFiles('merchant-configs');
const console = readJson('merchant-configs/aurora/console.json');
const aurora = loadSites(files, catalogue).sites.get('aurora');
if (aurora === undefined)
  throw new Error('Merchant "aurora" does not load, so the engine cannot be measured. Run its check.');
const conditions = measureConditions(normalizePlatform(console, aurora, catalogue));
const resolving = measureResolve(files, console, catalogue);
process.stdout.write(
  JSON.stringify({
    conditions: conditions.livery,
    conditionsByHand: conditions.byHand,
    resolve: resolving.livery,
    resolveByHand: resolving.byHand,
    resolveFirst: resolving.first,
    nodes: resolving.nodes,
    resolveConditions: resolving.conditions,
  }),
);
