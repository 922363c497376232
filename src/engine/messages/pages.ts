import { didYouMean, error, type Finding, warning } from './finding';

// Pages
export const duplicatePath = (path: string, page: string) =>
  error(
    'duplicate-path',
    `The path "${path}" belongs to page "${page}" as well, so one of the two is never reached. Keep it in one of them.`,
  );
export const outsideApp = (path: string, scope: string): Finding =>
  warning(
    'outside-app',
    `"${path}" does not begin with "${scope}", all that the installed app covers, so this page leaves the app and opens in the browser. Write "${scope}${path.replace(/^\/+/, '')}".`,
  );
export const missingPage = (page: string, near: string | undefined) =>
  error(
    'missing-page',
    `No parent has a page "${page}", so this overlay changes nothing. ${didYouMean(near, 'Write a page of your own in pages/.')}`,
  );
export const sharedRole = (role: string, page: string) =>
  error(
    'shared-role',
    `Page "${page}" has the role "${role}" as well, so the storefront leads to one of the two alone. Keep it in one of them.`,
  );
export const lostRole = (role: string) =>
  error(
    'lost-role',
    `No page has the role "${role}" any more, so the storefront does not find the page that it needs for that. Write "role": "${role}" here.`,
  );
export const pageAndOverlay = (page: string) =>
  error(
    'page-and-overlay',
    `This merchant has both a page and an overlay "${page}", so the overlay is not used. Keep one of them.`,
  );
export const unknownPage = (page: string, near: string | undefined) =>
  error(
    'unknown-page',
    `There is no page "${page}", so this leads nowhere. ${didYouMean(near, 'Write the page, or take another.')}`,
  );
/** An address where a page's id is needed. `page`: the page with that address. */
export const addressOfPage = (address: string, page: string | undefined): Finding => ({
  ...error(
    'unknown-page',
    `${JSON.stringify(address)} is an address, and pages are named by their id here, so this leads nowhere. ${page === undefined ? 'No page has this address: write the id of one. To another site leads { "do": "openLink", "href": "https://…" }.' : `The page there is called "${page}": write that.`}`,
  ),
  ...(page === undefined || address.includes('?') ? {} : { fix: { kind: 'value', value: page } }),
});
export const missingNode = (id: string, near: string | undefined) =>
  error(
    'missing-node',
    `This page has no node "${id}", so this does nothing. ${didYouMean(near, 'Take the id of a node of the page.')}`,
  );
export const rootRemoved = (id: string) =>
  error(
    'root-removed',
    `"${id}" is the root of this page and holds all the rest, so without it the page is empty. Take "${id}" out of "remove", and name there what is to go from the page.`,
  );
export const unknownInsert = (id: string, near: string | undefined) =>
  error(
    'missing-node',
    `Neither this file nor the parent's page describes a node "${id}", so nothing is placed. ${didYouMean(near, `Describe it in "nodes": { "${id}": { "use": … } }.`)}`,
  );
export const twoPlaces = () =>
  warning('two-places', '"before" and "after" are both given, so only "before" counts. Keep one of them.');
export const duplicateNode = (id: string) =>
  error(
    'duplicate-node',
    `The parent's page has a node "${id}" already, so this one is not used. Change that one with "set", or take another id.`,
  );
export const badNodeId = (id: string) =>
  error(
    'bad-node-id',
    `"${id}" cannot be the id of a node, so links and golden files cannot name it. Use letters, digits, "-", "." and "_", with a letter first.`,
  );
export const placedTwice = (id: string, first: string) =>
  error(
    'placed-twice',
    `Node "${id}" stands in "${first}" already, so it would show twice under one id. Take it out of one of the slots, or use "move".`,
  );
export const unreachableNode = (id: string) =>
  error(
    'unreachable-node',
    `Node "${id}" stands in no slot below the root, so it never shows. Give it a place with "insert" or a slot, or remove it.`,
  );
export const nodeCycle = (chain: string) =>
  error(
    'node-cycle',
    `The nodes hold each other (${chain}), so the page has no end. Take one of them out of its slot.`,
  );
export const noPlace = (id: string, into: string, slot: string, near: string | undefined) =>
  error(
    'no-place',
    `"${id}" does not stand in slot "${slot}" of "${into}", so this node went last. ${didYouMean(near, 'Name a node of that slot.')}`,
  );
export const placedLater = (id: string) =>
  error(
    'no-place',
    `"${id}" is placed further down in this file only, so this node went last. Move this line below the one that places "${id}".`,
  );
export const besideItself = (id: string) =>
  error('no-place', `"${id}" is placed beside itself, so it went last. Name another node of that slot.`);
export const intoItself = (id: string) =>
  error('no-place', `"${id}" is placed into itself, so this does nothing. Name the node that is to hold it.`);
export const badPath = (path: string) =>
  error(
    'bad-path',
    `"${path}" leads through a value that has no parts, so nothing was set. Write the path from the node down, such as "props.label".`,
  );
