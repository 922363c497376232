import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export type HandFile = { readonly type: string; readonly body: string | Buffer };

/** Files of hand-written pages, by path. */
export type HandFiles = { readonly [path: string]: HandFile };

/** Serves files as they are. Text and SVG are compressed once, as a server keeps them. Ends with the bench. */
export function serveByHand(files: HandFiles, port: number): Promise<Server> {
  const answers = new Map(Object.entries(files).map(([path, file]) => [path, answerOf(file)]));
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://bench').pathname);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

/** Browsers accept brotli only over a trusted connection, such as this machine's own. */
function answerOf({ type, body }: HandFile) {
  if (!/^text|svg/.test(type)) return { headers: { 'content-type': type }, body };
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}

/** A hand-written home page made only for speed: one picture, words, three rules of style and no script. */
export function handHome(picture: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="preload" as="image" href="${picture}" fetchpriority="high">
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#0b0f2a;color:#eef}main{padding:1rem}img{display:block;width:100%;height:auto}</style>
</head><body><main><img src="${picture}" alt="" width="360" height="240" fetchpriority="high"><h1>Home</h1><p>Words of a home page.</p></main></body></html>`;
}

/** A hand-written list of `count` tiles: lazy pictures in boxes of their size, one listener for all hearts. */
export function handList(pictures: readonly string[], count: number): string {
  const tiles = Array.from({ length: count }, (_, index) => {
    const src = pictures[index % pictures.length] ?? '';
    return `<li><button type="button" class="tile"><img src="${src}" alt="" width="240" height="320" loading="lazy" decoding="async"><span>Game ${index}</span></button><button type="button" class="heart" aria-pressed="false" aria-label="Favourite ${index}">♥</button></li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>List</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#0b0f2a;color:#eef}ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem;margin:0;padding:1rem;list-style:none}li{position:relative}.tile{display:block;width:100%;padding:0;border:0;background:none;color:inherit;text-align:start}img{display:block;width:100%;aspect-ratio:3/4;height:auto;object-fit:cover;border-radius:12px}.heart{position:absolute;inset:0 0 auto auto;width:44px;height:44px;border:0;background:none;color:#fff}.heart[aria-pressed=true]{color:#f55}</style>
</head><body><main><ul>${tiles.join('')}</ul></main>
<script>addEventListener('click',({target})=>{const heart=target.closest('.heart');if(heart)heart.setAttribute('aria-pressed',String(heart.getAttribute('aria-pressed')!=='true'))})</script></body></html>`;
}
