import { Agent, get, type IncomingMessage } from 'node:http';
import { median } from '../measure';

// A bounded load, in a process of its own: `program.mjs <url> <host> <seconds> <connections>`.
const [url = '', host = '', seconds = '3', connections = '16'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = { host, 'accept-encoding': 'br', 'accept-language': 'en' };
const begin = performance.now();
const end = begin + Number(seconds) * 1000;
const latencies = await sendRequests();
const elapsed = (performance.now() - begin) / 1000;
agent.destroy();
process.stdout.write(
  JSON.stringify({
    perSecond: latencies.length / elapsed,
    median: median(latencies),
    requests: latencies.length,
  }),
);

/** Every connection sends its next request when it has the answer. */
async function sendRequests(): Promise<readonly number[]> {
  const latencies: number[] = [];
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask();
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, connection));
  return latencies;
}

function ask(): Promise<void> {
  return new Promise((done, failed) => {
    const onResponse = (response: IncomingMessage) => {
      response.once('end', () =>
        response.statusCode === 200 ? done() : failed(new Error(`Answer ${response.statusCode}`)),
      );
      response.once('error', failed);
      response.resume();
    };
    get(url, { agent, headers }, onResponse).once('error', failed);
  });
}
