import { type Catalogue, isObject, type JsonObject, type Page, placeOfNode } from '@/engine';
import type { Workspace } from '@/review/workspace/workspace';
import type { InsertChoice } from '@/studio/contract';
import { siteOf } from '../change/site-of';
import { messages } from '../messages';

type Target = { readonly brand: string; readonly page: string; readonly node: string };

/** What may stand after a node, and in each of its slots, with the first sentence about it. */
export function insertsFor(workspace: Workspace, { brand, page: name, node }: Target): readonly InsertChoice[] {
  const page = siteOf(brand, workspace).pages[name];
  const use = page?.nodes[node]?.use;
  if (page === undefined || use === undefined) throw new Error(messages.hasNoNode(node, name));
  const { catalogue } = workspace;
  const place = placeOfNode(page, node);
  const after =
    place === undefined
      ? []
      : [{ where: 'after' as const, words: `After ${node}`, widgets: widgetsFor(page, place, catalogue) }];
  const inside = Object.entries(slotsOf(catalogue.widgets[use])).map(([slot, declared]) => ({
    ...{ where: 'inside' as const, slot },
    words: `Into ${slot} of ${node}. ${isObject(declared) ? firstSentence(declared.description) : ''}`.trim(),
    widgets: widgetsFor(page, { into: node, slot }, catalogue),
  }));
  return [...after, ...inside];
}

function widgetsFor(
  page: Page,
  { into, slot }: { readonly into: string; readonly slot: string },
  { widgets }: Catalogue,
) {
  const holder = page.nodes[into]?.use ?? '';
  const declared = slotsOf(widgets[holder])[slot];
  const accepts = isObject(declared) && Array.isArray(declared.accepts) ? declared.accepts : undefined;
  return Object.entries(widgets).flatMap(([use, schema]) => {
    const partOf = schema['x-part-of'];
    const isAccepted = accepts === undefined ? partOf === undefined || partOf === holder : accepts.includes(use);
    if (!isAccepted || standsAlone(use)) return [];
    return [{ use, title: String(schema.title ?? use), doc: firstSentence(schema.description) }];
  });
}

/** Whether a widget is never offered: pages and the shell stand in nothing, and a registration needs its page. */
const standsAlone = (use: string) => ['page.screen', 'shell.frame', 'auth.register'].includes(use);

function slotsOf(schema: JsonObject | undefined): JsonObject {
  const slots = schema?.['x-slots'];
  return isObject(slots) ? slots : {};
}

function firstSentence(text: unknown): string {
  return typeof text === 'string' ? (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text) : '';
}
