import { writeFileSync } from 'node:fs';

import { atLeast, atMost, formats, type Part, withoutTarget } from './figure';
import { median } from './measure';
import { benchFolder, buildProgram, type Numbers, numberOf, runProgram } from './programs';
import { buildWhatIsStale } from './run-script';
import { type Answer, type RunningServer, serve } from './server/serve';

const port = 4361;
const host = 'aurora.localhost';
const home = '/m/home';
const startCount = 3;
// One core for the server, another for the load.
const serverCore = 0;
const loadCore = 1;

/** The built server: how soon it answers, and how many cached documents it sends a second on one core. */
export const server: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const loadProgram = await buildProgram('server/load-program');
  const bareProgram = await buildProgram('server/bare-program');
  const loadFor = (seconds: number) =>
    runProgram(loadProgram, { args: [`http://127.0.0.1:${port}${home}`, host, String(seconds), '16'], core: loadCore });

  say('starting …');
  const readySeconds = await secondsToReady(['src/ops/start.mjs']);
  const livery = await serve(['src/ops/start.mjs'], { port, core: serverCore, path: home, host });
  say('asking for the cached home page …');
  const answer = await livery.ask(home);
  const liveryLoad = await underLoad(livery, loadFor);

  say('asking the bare server …');
  const controlArgs = [bareProgram, String(port), ...writeAnswer(answer)];
  const bareReadySeconds = await secondsToReady(controlArgs);
  const bareServer = await serve(controlArgs, { port, core: serverCore, path: home });
  const handLoad = await underLoad(bareServer, loadFor);

  const size = formats.kilobytes(answer.body.byteLength);
  return [
    atMost(3, {
      what: '`npm start` to the first home page, after the build',
      livery: readySeconds,
      byHand: bareReadySeconds,
      show: formats.seconds,
    }),
    atLeast(1500, {
      what: `cached home page (${size} of brotli), requests on one core`,
      livery: liveryLoad.perSecond,
      byHand: handLoad.perSecond,
      show: formats.perSecond,
    }),
    ...(liveryLoad.perProcessorSecond === undefined || handLoad.perProcessorSecond === undefined
      ? []
      : [
          withoutTarget({
            what: 'the same, in a second of processor time',
            livery: liveryLoad.perProcessorSecond,
            byHand: handLoad.perProcessorSecond,
            show: formats.perSecond,
          }),
        ]),
    withoutTarget({
      what: 'the same, median answer at 16 connections',
      livery: liveryLoad.median,
      byHand: handLoad.median,
      show: formats.milliseconds,
    }),
  ];
};

type Load = { readonly perSecond: number; readonly perProcessorSecond: number | undefined; readonly median: number };

/** Puts load on a server, then ends the server. Counts its processor time, which other work does not change. */
async function underLoad(target: RunningServer, putLoad: (seconds: number) => Promise<Numbers>): Promise<Load> {
  await putLoad(2); // To warm up, not counted.
  const before = target.processorSeconds();
  const numbers = await putLoad(4);
  const after = target.processorSeconds();
  await target.stop();
  const requests = numberOf(numbers, 'requests');
  return {
    perSecond: numberOf(numbers, 'perSecond'),
    perProcessorSecond: before === undefined || after === undefined ? undefined : requests / (after - before),
    median: numberOf(numbers, 'median'),
  };
}

/** Seconds to the first good answer, the median of a few starts. */
async function secondsToReady(args: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < startCount; start += 1) {
    const target = await serve(args, { port, path: home, host });
    times.push(target.readyMs / 1000);
    await target.stop();
  }
  return median(times);
}

/** Records an answer for the bare server: the same headers and bytes. */
function writeAnswer({ headers, body }: Answer): readonly string[] {
  const pageHeaders = Object.entries(headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  writeFileSync(
    `${benchFolder}/headers.json`,
    JSON.stringify({ ...Object.fromEntries(pageHeaders), 'content-length': body.byteLength }),
  );
  writeFileSync(`${benchFolder}/body`, body);
  return [`${benchFolder}/headers.json`, `${benchFolder}/body`];
}
