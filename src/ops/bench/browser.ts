import { readCatalogue } from '@/sites/read-catalogue';
import { readJson } from '../read-json';
import { createCases } from './browser/cases';
import { flipOf, paintTimes, submitTimes, typingOf } from './browser/measure-cases';
import { buildCases, serveCases } from './browser/serve-cases';
import { atMost, atMostTimes, type Figure, formats, type Part, withoutTarget } from './figure';
import { readMerchantFiles } from './merchant-files';
import { launchBrowser } from './phone/open-phone';

const port = 4363;

/** The renderer in a browser as slow as a phone's: painting a form, typing, changing a fact. */
export const browser: Part = async (say) => {
  say('building the cases …');
  const files = readMerchantFiles('merchant-configs');
  const cases = createCases(files, readJson('merchant-configs/aurora/console.json'), readCatalogue('schemas'));
  await buildCases();
  const server = await serveCases(cases, port);
  const launched = await launchBrowser();
  try {
    return await measure({ browser: launched, base: `http://127.0.0.1:${port}` }, say);
  } finally {
    await launched.close();
    server.close();
  }
};

async function measure(
  caseBrowser: Parameters<typeof paintTimes>[0],
  say: (line: string) => void,
): Promise<readonly Figure[]> {
  say('painting …');
  const paints = await paintTimes(caseBrowser, ['form-livery', 'form-hand', 'page-livery', 'page-hand']);
  const paintTimesOf = (name: 'form' | 'page') => ({
    livery: paints.get(`${name}-livery`) ?? Number.NaN,
    byHand: paints.get(`${name}-hand`) ?? Number.NaN,
    show: formats.milliseconds,
  });
  say('typing …');
  const typing = {
    livery: await typingOf(caseBrowser, 'form-livery'),
    byHand: await typingOf(caseBrowser, 'form-hand'),
  };
  say('sending it empty …');
  const submits = await submitTimes(caseBrowser, ['form-livery', 'form-folded']);
  say('flipping a fact …');
  const flip = { livery: await flipOf(caseBrowser, 'page-livery'), byHand: await flipOf(caseBrowser, 'page-hand') };
  return [
    atMostTimes(1.3, {
      what: 'paint a form of 19 fields',
      ...paintTimesOf('form'),
      why: 'A first paint runs cold code, and Livery runs more of it: each field is a node with its boundary, its texts by key, its rule read from data and its own subscription, where a form by hand has them written out.',
    }),
    atMostTimes(1.3, {
      what: 'script of a key in it',
      livery: typing.livery.script,
      byHand: typing.byHand.script,
      show: formats.milliseconds,
    }),
    withoutTarget({
      what: 'the same, components rendered at most',
      livery: typing.livery.components,
      byHand: typing.byHand.components,
      show: formats.count,
    }),
    atMost(1, {
      what: 'the same, fields rendered',
      livery: typing.livery.fields,
      byHand: typing.byHand.fields,
      show: formats.count,
    }),
    atMostTimes(1.15, {
      what: 'send it empty, until all that is missing is said',
      livery: submits.get('form-livery') ?? Number.NaN,
      byHand: submits.get('form-folded') ?? Number.NaN,
      show: formats.milliseconds,
    }),
    withoutTarget({ what: 'paint a page of 200 nodes', ...paintTimesOf('page') }),
    withoutTarget({
      what: 'flip a fact that concerns 5 of them',
      livery: flip.livery.time,
      byHand: flip.byHand.time,
      show: formats.milliseconds,
    }),
    withoutTarget({
      what: 'the same, components rendered',
      livery: flip.livery.components,
      byHand: flip.byHand.components,
      show: formats.count,
    }),
    atMost(5, {
      what: 'the same, nodes rendered',
      livery: flip.livery.tiles,
      byHand: flip.byHand.tiles,
      show: formats.count,
    }),
  ];
}
