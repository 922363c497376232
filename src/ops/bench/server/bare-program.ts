import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isObject } from '@/engine/json';
import { readJson } from '../../read-json';

// The hand-written control of the bench, bundled as program.mjs: `node program.mjs <port> <headers.json> <body>` sends
// one answer to every request.
const [port = '0', headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headersJson = readJson(headersFile);
const headers = Object.entries(isObject(headersJson) ? headersJson : {}).map(
  ([name, value]) => [name, String(value)] as const,
);
const body = readFileSync(bodyFile);
const server = createServer((_request, response) => {
  response.writeHead(200, Object.fromEntries(headers));
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
