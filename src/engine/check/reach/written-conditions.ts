import { originOf, PAGE } from '../../compose/origin-of';
import type { JsonPath } from '../../json';
import type { Origin } from '../../parse/config-file';
import { isParents } from '../inherited';
import { ownOrigin } from '../origins';
import type { CheckContext } from '../site-check';

/** A condition, and where a part of it stands. */
export type WrittenCondition = { readonly condition: unknown; readonly originAt: (path: JsonPath) => Origin };

/** The conditions of the merchant's settings, and of pages that it writes or changes. */
export function writtenConditions({ composed }: CheckContext): readonly WrittenCondition[] {
  const named = Object.entries(composed.folder.merchant?.value.conditions ?? {}).map(([name, condition]) => ({
    condition,
    originAt: (path: JsonPath) => ownOrigin(composed, ['conditions', name, ...path]),
  }));
  const ofPages = [...composed.pages].flatMap(([id, page]): readonly WrittenCondition[] => {
    if (isParents(composed, id, page)) return [];
    const { access, nodes } = page.page;
    return [
      { condition: access?.when, originAt: (path) => originOf(page, PAGE, ['access', 'when', ...path]) },
      ...Object.entries(nodes).map(([node, { when }]) => ({
        condition: when,
        originAt: (path: JsonPath) => originOf(page, node, ['when', ...path]),
      })),
    ];
  });
  return [...named, ...ofPages];
}
