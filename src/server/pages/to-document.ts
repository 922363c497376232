import {
  type Boot,
  directionOf,
  headScript,
  htmlLanguage,
  type StartList,
  startScript,
  versionTipsScript,
} from '@/storefront/server';
import type { DocumentLinks } from '../assets/build';
import { escapeHtml, escapeJson } from './escape';
import type { SearchHead } from './search-head';
import { type ShareHead, shareTags } from './share-head';

/** Scripts that set attributes on `<html>` before the first paint, in order. */
const headScripts = [headScript, versionTipsScript];

/** The inline scripts that every document has. The policy has the hash of each. */
export const inlineScripts = [...headScripts, startScript];

/** A style sheet of a document: its address, and its text if it is inlined. */
export type Sheet = { readonly href: string; readonly css: string | undefined };

/** The parts of a document. */
export type DocumentInput = {
  readonly boot: Boot;
  readonly title: string;
  readonly search: SearchHead;
  readonly share?: ShareHead | undefined;
  /** Colour of the browser's frame, by mode if the theme has two. */
  readonly themeColors: readonly { readonly color: string; readonly mode?: 'dark' | 'light' }[];
  /** A PNG for home screens that cannot draw SVG. */
  readonly touchIcon?: string | undefined;
  readonly links: Pick<DocumentLinks, 'scripts' | 'preloads'>;
  readonly sheets: readonly Sheet[];
  /** Script that asks whether the site is open to the visitor, if the document is one for everybody. */
  readonly modeScript?: string | undefined;
  readonly inlineModules: readonly string[];
  readonly preloadImages: readonly string[];
  /** HTML that browsers older than the oldest supported ones show instead of the page; hidden elsewhere. */
  readonly tips?: string;
  readonly html: string;
  readonly queries: unknown;
};

/**
 * The document preloads at most this many pictures: that of the first screen and the first banner. More would slow each
 * other down.
 */
const mostImages = 2;

/**
 * The whole document of a page for guests. Its state is in JSON scripts outside the root. No element has a `style`
 * attribute.
 */
export function toDocument(input: DocumentInput): string {
  const { boot, html, queries, tips = '' } = input;
  const looks = Object.entries(boot.merchant.look).filter(([name]) => /^[a-z]+$/.test(name));
  const attributes: readonly (readonly [string, string])[] = [
    ['lang', htmlLanguage(boot.language)],
    ['dir', directionOf(boot.language)],
    ['data-merchant', boot.merchant.id],
    ['data-mode', boot.merchant.mode],
    ...looks.map(([name, look]) => [`data-look-${name}`, look] as const),
  ];
  return [
    `<!doctype html>\n<html ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}>`,
    `<head>\n${headOf(input).join('\n')}\n</head>`,
    `<body>\n${tips}<div id="root">${html}</div>`,
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    `<script type="application/json" id="queries">${escapeJson(queries)}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}

function headOf(input: DocumentInput): readonly string[] {
  const { boot, title, search, share, themeColors, sheets, inlineModules, preloadImages } = input;
  const icon = boot.merchant.brand.icon;
  return [
    '<meta charset="utf-8">',
    ...[...headScripts, ...(input.modeScript === undefined ? [] : [input.modeScript])].map(
      (code) => `<script>${code}</script>`,
    ),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    ...searchTags(search),
    ...(share === undefined ? [] : shareTags(share)),
    ...themeColors.map(({ color, mode }) => {
      const media = mode === undefined ? '' : ` media="(prefers-color-scheme: ${mode})"`;
      return `<meta name="theme-color" content="${escapeHtml(color)}"${media}>`;
    }),
    '<meta name="format-detection" content="telephone=no">',
    `<meta name="color-scheme" content="${boot.merchant.mode}">`,
    ...sheets.map(toSheet),
    ...preloadImages.slice(0, mostImages).map((href) => link('preload', href, ' as="image" fetchpriority="high"')),
    ...(icon === '' ? [] : [link('icon', icon), link('apple-touch-icon', input.touchIcon ?? icon)]),
    link('manifest', '/manifest.webmanifest'),
    `<script type="application/json" id="start">${escapeJson(toStart(input))}</script>`,
    ...[...inlineModules, startScript].map((code) => `<script type="module">${code}</script>`),
  ];
}

/**
 * An inlined sheet needs no request before the first paint. Its disabled link tells script loaders that the sheet is
 * there.
 */
function toSheet({ href, css }: Sheet): string {
  return css === undefined ? link('stylesheet', href) : `<style>${css}</style>${link('stylesheet', href, ' disabled')}`;
}

/** The list that `start-script.ts` loads after the first paint. */
function toStart({ boot, links }: DocumentInput): StartList {
  return { run: links.scripts, soon: links.preloads, texts: boot.textsUrl };
}

function searchTags(search: SearchHead): readonly string[] {
  if (!search.listed) return ['<meta name="robots" content="noindex">'];
  const { canonical, description } = search;
  return [
    ...(description === '' ? [] : [`<meta name="description" content="${escapeHtml(description)}">`]),
    link('canonical', canonical),
  ];
}

function link(rel: string, href: string, attributes = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;
}
