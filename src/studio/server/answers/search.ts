import type { ConfigFile, Site } from '@/engine';
import { labelIn, languageForNames, wordsIn } from '@/review/compare/words/words-of';
import { layoutNodeOf } from '@/review/why/labels';
import type { Workspace } from '@/review/workspace/workspace';
import type { Place, SearchHit } from '@/studio/contract';
import { chainOf } from './chain-of';

/** No list is longer: nobody reads more. */
const mostOfAKind = 15;

/** Finds words in a brand's pages, nodes, texts, files, and in what the platform's switches and facts mean. */
export function searchIn(workspace: Workspace, site: Site, sought: string): readonly SearchHit[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has: Has = (...texts) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const { catalogue } = workspace;
  const switches = Object.entries(catalogue.switches).map(([name, { doc }]): SearchHit => hit('switch', name, doc));
  const facts = Object.entries(catalogue.facts).map(([path, { doc }]): SearchHit => hit('fact', path, doc));
  const kinds = [pageHits(site), nodeHits(site, workspace), switches, facts].map((hits) =>
    hits.filter(({ words: found, detail }) => has(found, detail)),
  );
  return [...kinds, textHits(workspace, site, has), fileHits(workspace, site, has)].flatMap((hits) =>
    hits.slice(0, mostOfAKind),
  );
}

/** Whether texts hold all the words that are sought. */
type Has = (...texts: readonly string[]) => boolean;

const hit = (kind: SearchHit['kind'], words: string, detail: string): SearchHit => ({ kind, words, detail });

function pageHits(site: Site): readonly SearchHit[] {
  const language = languageForNames(site, 'en');
  return Object.entries(site.pages).map(([id, { title, paths = [] }]) => ({
    ...hit('page', wordsIn(title, language, site) || id, [id, ...paths].join(' ')),
    page: id,
  }));
}

/** Nodes by their words, their id and what their widget is. */
function nodeHits(site: Site, { catalogue }: Workspace): readonly SearchHit[] {
  const language = languageForNames(site, 'en');
  return Object.entries(site.pages).flatMap(([page, { nodes }]) =>
    Object.entries(nodes).map(([id, node]) => {
      const title = String(catalogue.widgets[node.use]?.title ?? node.use);
      const label = labelIn(layoutNodeOf(node), language, site);
      return { ...hit('node', label === '' ? id : label, `${title} · ${id} on ${page}`), page, node: id };
    }),
  );
}

/** Texts of the brand's own tables and those of its parents. */
function textHits(workspace: Workspace, site: Site, has: Has): readonly SearchHit[] {
  return chainLines(workspace, site, ({ path }) => path.includes('/texts/')).flatMap(({ line, place }) => {
    const [, key = '', words] = /^\s*"([^"\\]+)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    return words === undefined || !has(key, words) ? [] : [{ ...hit('text', words, `${key} in ${place.file}`), place }];
  });
}

/** Lines of the other JSON files of the brand and its parents. */
function fileHits(workspace: Workspace, site: Site, has: Has): readonly SearchHit[] {
  return chainLines(workspace, site, ({ path }) => path.endsWith('.json') && !path.includes('/texts/')).flatMap(
    ({ line, place }) => (has(line) ? [{ ...hit('file', line.trim().slice(0, 100), place.file), place }] : []),
  );
}

type Line = { readonly line: string; readonly place: Place };

/** Lines of files of the brand and its parents. */
function chainLines(
  { files, loaded }: Workspace,
  site: Site,
  isWanted: (file: ConfigFile) => boolean,
): readonly Line[] {
  const merchants = chainOf(site, loaded);
  return files
    .filter((file) => isIn(merchants, file.path) && isWanted(file))
    .flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({
        line,
        place: { file: path, line: index + 1, column: line.search(/\S|$/) + 1 },
      })),
    );
}

const isIn = (merchants: readonly string[], path: string) =>
  merchants.some((merchant) => path.startsWith(`${merchant}/`));
