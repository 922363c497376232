import { writeFileSync } from 'node:fs';

import { atLeast, atMost, justShown, type Part, shown } from './figure';
import { median } from './measure';
import { buildProgram, folder, type Numbers, numberOf, runProgram } from './programs';
import { buildWhatIsStale } from './run-script';
import { type Answer, type Served, serve } from './server/serve';

const port = 4361;
const host = 'aurora.localhost';
const home = '/m/home';
const starts = 3;
// One core for the server, another for the load.
const serverCore = 0;
const loadCore = 1;

/** The built server: how soon it answers, and how many cached documents it sends a second on one core. */
export const server: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const load = await buildProgram('server/load-program');
  const bare = await buildProgram('server/bare-program');
  const loadFor = (seconds: number) =>
    runProgram(load, { args: [`http://127.0.0.1:${port}${home}`, host, String(seconds), '16'], core: loadCore });

  say('starting …');
  const ready = await timesToReady(['src/ops/start.mjs']);
  const livery = await serve(['src/ops/start.mjs'], { port, core: serverCore, path: home, host });
  say('asking for the cached home page …');
  const answer = await livery.ask(home);
  const measured = await underLoad(livery, loadFor);

  say('asking the bare server …');
  const control = [bare, String(port), ...writeAnswer(answer)];
  const bareReady = await timesToReady(control);
  const bareServer = await serve(control, { port, core: serverCore, path: home });
  const byHand = await underLoad(bareServer, loadFor);

  const size = shown.kilobytes(answer.body.byteLength);
  return [
    atMost(3, {
      what: '`npm start` to the first home page, after the build',
      livery: ready,
      byHand: bareReady,
      show: shown.seconds,
    }),
    atLeast(1500, {
      what: `cached home page (${size} of brotli), requests on one core`,
      livery: measured.perSecond,
      byHand: byHand.perSecond,
      show: shown.perSecond,
    }),
    ...(measured.perProcessorSecond === undefined || byHand.perProcessorSecond === undefined
      ? []
      : [
          justShown({
            what: 'the same, in a second of processor time',
            livery: measured.perProcessorSecond,
            byHand: byHand.perProcessorSecond,
            show: shown.perSecond,
          }),
        ]),
    justShown({
      what: 'the same, median answer at 16 connections',
      livery: measured.median,
      byHand: byHand.median,
      show: shown.milliseconds,
    }),
  ];
};

type Load = { readonly perSecond: number; readonly perProcessorSecond: number | undefined; readonly median: number };

/** Puts load on a server, then ends it. Counts processor time, which other work on the machine does not change. */
async function underLoad(served: Served, load: (seconds: number) => Promise<Numbers>): Promise<Load> {
  await load(2); // To warm up, not counted.
  const before = served.processorSeconds();
  const numbers = await load(4);
  const after = served.processorSeconds();
  await served.stop();
  const requests = numberOf(numbers, 'requests');
  return {
    perSecond: numberOf(numbers, 'perSecond'),
    perProcessorSecond: before === undefined || after === undefined ? undefined : requests / (after - before),
    median: numberOf(numbers, 'median'),
  };
}

/** Seconds to the first good answer, the median of a few starts. */
async function timesToReady(args: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const served = await serve(args, { port, path: home, host });
    times.push(served.readyMs / 1000);
    await served.stop();
  }
  return median(times);
}

/** Records an answer for the bare server: the same headers and bytes. */
function writeAnswer({ headers, body }: Answer): readonly string[] {
  const own = Object.entries(headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  writeFileSync(
    `${folder}/headers.json`,
    JSON.stringify({ ...Object.fromEntries(own), 'content-length': body.byteLength }),
  );
  writeFileSync(`${folder}/body`, body);
  return [`${folder}/headers.json`, `${folder}/body`];
}
