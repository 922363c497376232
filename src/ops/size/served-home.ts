import { readdirSync } from 'node:fs';
import { isObject } from '@/engine/json';
import type { RunningServer } from '../bench/server/serve';

/** The files in the HTML of a merchant's home page, and the pages of its site. */
export type ServedHome = {
  readonly merchant: string;
  readonly host: string;
  /** Paths of the scripts in its HTML: in tags, and those that it runs at once or soon. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly pages: readonly string[];
};

const root = process.env.CONFIG_SOURCE || 'merchant-configs';

/** The home page of every served merchant. */
export async function servedHomes({ ask }: RunningServer): Promise<readonly ServedHome[]> {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const homes: ServedHome[] = [];
  for (const { name } of folders) {
    const host = `${name}.localhost`;
    const answer = await ask('/m/home', host, 'identity');
    if (answer.status === 200) homes.push({ merchant: name, host, ...readHtml(answer.body.toString('utf8')) });
  }
  if (homes.length === 0)
    throw new Error(`No merchant of ${root} answers /m/home, so no size is known. Run \`npm run merchant -- check\`.`);
  return homes;
}

/** Names of the widgets on a page of a merchant. */
export async function widgetsOf({ ask }: RunningServer, host: string, page: string): Promise<readonly string[]> {
  const answer = await ask(`/layout/${page}.json`, host, 'identity');
  if (answer.status !== 200)
    throw new Error(`The layout of "${page}" answered ${answer.status} on ${host}, so its size is not known.`);
  const layout: unknown = JSON.parse(answer.body.toString('utf8'));
  const nodes = isObject(layout) && isObject(layout.page) && isObject(layout.page.nodes) ? layout.page.nodes : {};
  return Object.values(nodes).flatMap((node) => (isObject(node) ? [String(node.use)] : []));
}

function readHtml(html: string): Pick<ServedHome, 'scripts' | 'styles' | 'pages'> {
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = (tagPattern: RegExp, name: string) =>
    tags
      .filter((tag) => tagPattern.test(tag))
      .flatMap((tag) => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1] ?? []);
  const boot: unknown = JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  );
  const routes = isObject(boot) && Array.isArray(boot.routes) ? boot.routes : [];
  const start: unknown = JSON.parse(
    /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  );
  const scriptsOf = (list: 'run' | 'soon') =>
    isObject(start) && Array.isArray(start[list]) ? start[list].map(String) : [];
  return {
    scripts: [...addresses(/^<script\b/, 'src'), ...scriptsOf('run'), ...scriptsOf('soon')],
    styles: addresses(/rel="stylesheet"/, 'href'),
    pages: routes.flatMap((route: unknown) => (isObject(route) ? [String(route.page)] : [])),
  };
}
