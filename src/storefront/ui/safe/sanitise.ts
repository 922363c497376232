import DOMPurify from 'dompurify';
import { isBearable } from './is-bearable';
import { type LinkPlaces, pictureAddress, safeLink, sitePath } from './safe-address';
import { safeStyles } from './safe-styles';
import { wordsOfHtml } from './words-of-html';

/**
 * Removed in addition to the profile: elements that ask, frame, play, cover the page, speak, or imitate parts of the
 * page.
 */
const forbiddenTags = [
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

/** Temporary name of style attributes during parsing: under their own name the policy would report them. */
const styleMark = 'livery-style';

/**
 * Sanitised nodes of the server's HTML. Nothing in them runs. Links lead to this site or an allowed host; others become
 * plain text. Pictures need https and cannot call the platform. Styles cannot leave their box. HTML that would take too
 * long to parse becomes plain text.
 */
export function sanitise(html: string, places: LinkPlaces): DocumentFragment {
  if (!isBearable(html)) return plainText(html);
  const fragment = cleanHtml(html);
  for (const link of fragment.querySelectorAll('a')) limitLink(link, places);
  // Before the nodes are adopted: from then on, pictures load.
  for (const image of fragment.querySelectorAll('img')) limitImage(image);
  // Adopts the nodes first: styles that were set in another document would be parsed again, and refused.
  document.adoptNode(fragment);
  for (const table of fragment.querySelectorAll('table')) makeScroll(table);
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${styleMark}]`)) applyStyles(element);
  return fragment;
}

function plainText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(wordsOfHtml(html));
  return fragment;
}

/** A frameset at the start would replace the body and lose everything. So `<br>` is put before it and removed again. */
function cleanHtml(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(`<br>${markStyles(html)}`, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: [styleMark],
    // Otherwise `text-align:` would be read as the scheme of an address.
    ADD_URI_SAFE_ATTR: [styleMark],
    RETURN_DOM_FRAGMENT: true,
  });
  fragment?.firstChild?.remove();
  return fragment ?? document.createDocumentFragment();
}

/**
 * Renames attributes inside tags that would violate the policy during parsing, before anything is shown: styles and
 * handlers. Safety does not depend on it: attributes that it misses are removed later.
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
  // Unencrypted pictures of other sites: the policy would block them and leave an empty frame.
  if (pictureAddress(address) === undefined) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** A wide table scrolls in its own box, by keyboard too. */
function makeScroll(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.tabIndex = 0;
  box.dataset.scroll = '';
  table.replaceWith(box);
  box.append(table);
}

/** The policy refuses style attributes in HTML, and allows styles that a script sets. */
function applyStyles(element: HTMLElement): void {
  const text = element.getAttribute(styleMark) ?? '';
  element.removeAttribute(styleMark);
  for (const [property, value] of safeStyles(text)) element.style.setProperty(property, value);
}
