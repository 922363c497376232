import DOMPurify from 'dompurify';
import { isBearable } from './is-bearable';
import { type LinkPlaces, pictureAddress, safeLink, sitePath } from './safe-address';
import { safeStyles } from './safe-styles';
import { wordsOfHtml } from './words-of-html';

/** Beside what the profile drops: what asks, frames, plays, draws over the page, speaks up, or says that it is a part of the page. */
const forbidden = [
  'style',
  'form',
  'input',
  'button',
  'select',
  'option',
  'textarea',
  'label',
  'fieldset',
  'dialog',
  'details',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'source',
  'track',
  'picture',
  'map',
  'area',
  'marquee',
  'template',
  'slot',
  'output',
  'meter',
  'progress',
  'main',
  'header',
  'footer',
  'nav',
  'aside',
  'search',
];

const forbiddenAttributes = [
  'style',
  'class',
  'id',
  'name',
  'role',
  'inert',
  'srcset',
  'background',
  'tabindex',
  'contenteditable',
  'autofocus',
  'accesskey',
  'popover',
  'popovertarget',
  'draggable',
  'slot',
  'is',
];

/** Where the text of a style attribute waits: as a style it would break the policy while it is parsed. */
const styleMark = 'livery-style';

/**
 * Clean nodes from the server's HTML. Nothing in it runs. Links lead to this site or a host of the merchant, others
 * become plain text. Pictures come by https, and none is a call of the platform. Styles stay inside their own box.
 * HTML that would take too long becomes its bare words.
 */
export function sanitise(html: string, places: LinkPlaces): DocumentFragment {
  if (!isBearable(html)) return onlyWords(html);
  const fragment = cleaned(html);
  for (const link of fragment.querySelectorAll('a')) limitLink(link, places);
  // Before it is this document's: from then on a picture is asked for.
  for (const image of fragment.querySelectorAll('img')) limitImage(image);
  // Into this document: styles set in another one would be read again, and refused, on the way.
  document.adoptNode(fragment);
  for (const table of fragment.querySelectorAll('table')) makeScroll(table);
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${styleMark}]`)) applyStyles(element);
  return fragment;
}

function onlyWords(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(wordsOfHtml(html));
  return fragment;
}

/** A frameset that comes before everything else takes the place of the body, and all of it is gone: so a line comes before it, and goes again. */
function cleaned(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(`<br>${markStyles(html)}`, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbidden,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: [styleMark],
    // Else `text-align:` would be read as the scheme of an address.
    ADD_URI_SAFE_ATTR: [styleMark],
    RETURN_DOM_FRAGMENT: true,
  });
  fragment?.firstChild?.remove();
  return fragment ?? document.createDocumentFragment();
}

/**
 * Renames, inside of tags, the attributes that break the policy while they are parsed, even where nothing is shown yet: styles and handlers.
 * No safety rests on it: what it misses is dropped.
 */
function markStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])style(\s*=)/gi, `$1${styleMark}$2`).replace(/([\s"'/])on(\w+\s*=)/gi, '$1livery-on$2'),
  );
}

function limitLink(link: HTMLAnchorElement, { hosts, siteHashes }: LinkPlaces): void {
  const href = link.getAttribute('href') ?? undefined;
  const path = sitePath(href, siteHashes);
  const url = path ?? safeLink(href, hosts);
  if (url === undefined) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', url);
  link.removeAttribute('target');
  link.removeAttribute('download');
  if (url === path) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function limitImage(image: HTMLImageElement): void {
  const address = image.getAttribute('src');
  // Another site's without encryption: the policy would hold it back, and its frame would stay.
  if (pictureAddress(address) === undefined || /^\s*http:/i.test(address ?? '')) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** A wide table scrolls in a box of its own, by keyboard too. */
function makeScroll(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.tabIndex = 0;
  box.dataset.scroll = '';
  table.replaceWith(box);
  box.append(table);
}

/** The policy refuses a style attribute, and allows the same set from here. */
function applyStyles(element: HTMLElement): void {
  const text = element.getAttribute(styleMark) ?? '';
  element.removeAttribute(styleMark);
  for (const [property, value] of safeStyles(text)) element.style.setProperty(property, value);
}
