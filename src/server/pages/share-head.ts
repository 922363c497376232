import { pictureAddress, type SharedItem, wordsOfHtml } from '@/storefront/server';
import { type SiteFiles, toAddress } from '../assets/site-files';
import { pageIdOf } from '../page-ids';
import { modes } from '../platform/status-source';
import { escapeHtml } from './escape';
import type { PageRequest } from './page-request';
import { aboutPage, titleOf } from './words-of-page';

/** Preview of a page for messengers. They request the address as a guest and run no script. */
export type ShareHead = {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Path on this site or https address; undefined if the brand has no picture that messengers can draw. */
  readonly picture: string | undefined;
  /** False for the brand's square icon; all other pictures count as wide. */
  readonly isWide: boolean;
};

/**
 * Placeholder for the origin in a document; each host replaces it with its own. Random, so that no content can contain
 * it.
 */
export const originMark = `origin-${crypto.randomUUID()}`;

type SharedPage = Pick<PageRequest, 'served' | 'language' | 'pageId' | 'mode' | 'canonical'>;

/**
 * Words and picture of a page, or of the one item that its address shows. They are the same for every guest, so a link
 * with an invitation code names nobody. A closed platform's page, and a page that shows at any address, have none.
 */
export function toShareHead(
  { served, language, pageId, mode, canonical }: SharedPage,
  files: SiteFiles,
  item: SharedItem | undefined,
): ShareHead | undefined {
  if (mode !== modes.open || canonical === undefined) return undefined;
  const { site } = served;
  const { share, icons = {} } = site.merchant.brand ?? {};
  const widePicture = [...(item?.pictures ?? []).map(pictureAddress), toAddress(share, files)].find(isRaster);
  const squarePicture = [icons['512'], icons['192'], icons['180']].map((icon) => toAddress(icon, files)).find(isRaster);
  return {
    siteName: titleOf(site, language, pageIdOf(site, 'home')),
    title: titleOf(site, language, pageId, item?.title),
    description: firstWords(wordsOfHtml(item?.html ?? '')) || aboutPage(site, language, pageId),
    picture: widePicture ?? squarePicture,
    isWide: widePicture !== undefined,
  };
}

/** As many words as messengers show. */
function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= mostCharacters ? line : `${line.slice(0, mostCharacters).replace(/\s\S*$/, '')} …`;
}

const mostCharacters = 200;

/** Messengers cannot draw SVG, and load pictures of other hosts only over https. */
function isRaster(address: string | undefined): boolean {
  return /^(\/(?!\/)|https:\/\/)[^?#\s\\]+\.(png|jpe?g|webp|gif)([?#]|$)/i.test(address ?? '');
}

/**
 * The tags for `<head>`. Without `og:url`: messengers would share that address instead of the pasted one and lose an
 * invitation code in it.
 */
export function shareTags({ siteName, title, description, picture, isWide }: ShareHead): readonly string[] {
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture?.startsWith('/') ? originMark + picture : picture],
  ] as const;
  return [
    ...properties.flatMap(([name, content = '']) =>
      content === '' ? [] : [`<meta property="${name}" content="${escapeHtml(content)}">`],
    ),
    `<meta name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}">`,
  ];
}
