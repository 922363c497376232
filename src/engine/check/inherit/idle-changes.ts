import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { LayoutNode, Overlay } from '../../config';
import { isList, isObject, isText, type JsonPath, own, pick } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { isSame } from '../../same';
import type { SiteCheck } from '../site-check';

/** Parts of overlays that change nothing now. They only hide later changes of the parent. */
export const idleChanges: SiteCheck = {
  finds: 'parts of overlays that change nothing',
  look({ composed, catalogue, report }) {
    for (const [id, { value, file }] of composed.folder.overlays) {
      const above = composed.parent?.pages.get(id);
      if (above === undefined) continue;
      const say = (finding: Finding, path: JsonPath, key = false) =>
        report(finding, { file, path, ...(key ? { key } : {}) });
      lookAtSets(value, above, { say, catalogue });
      lookAtMoves(value, above, say);
    }
  },
};

type Say = (finding: Finding, path: JsonPath, key?: boolean) => void;

type Place = { readonly say: Say; readonly catalogue: Catalogue };

function lookAtSets(overlay: Overlay, above: ComposedPage, { say, catalogue }: Place): void {
  for (const [id, values] of Object.entries(overlay.set ?? {})) {
    const target: unknown = id === '$page' ? above.page : own(above.page.nodes, id);
    // A node that the overlay also removes is reported by another check.
    if (target === undefined || overlay.remove?.includes(id) === true) continue;
    for (const [path, value] of Object.entries(values)) {
      const there = valueAt(target, path.split('.'));
      // A change of the widget has to replace the props as well.
      const lost = path === 'props' && own(values, 'use') === undefined ? lostOf(there, value) : [];
      if (lost.length > 0 && isObject(value)) {
        const needed = neededBy(own(above.page.nodes, id), catalogue).filter((key) => lost.includes(key));
        const [kept = 'label'] = Object.keys(value);
        say(messages.lostProps({ node: id, lost, needed, kept }), ['set', id, path], true);
      }
      if (value === null && there === undefined) say(messages.removesNothing(id, path), ['set', id, path], true);
      else if (value !== null && isSame(there, value))
        say(messages.setsNothing(id, path, value), ['set', id, path], true);
    }
  }
}

/** Keys of `there` that `instead` lacks. */
function lostOf(there: unknown, instead: unknown): readonly string[] {
  if (!isObject(there) || !isObject(instead)) return [];
  return Object.keys(there).filter((key) => own(instead, key) === undefined);
}

/** Props that the node's widget requires. */
function neededBy(node: LayoutNode | undefined, { widgets }: Catalogue): readonly string[] {
  const required = pick(own(widgets, node?.use ?? ''), 'required');
  return isList(required) ? required.filter(isText) : [];
}

/**
 * Reports a move that changes nothing, if it is the only change of its slot. Several moves in one slot may be meant
 * together.
 */
function lookAtMoves(overlay: Overlay, above: ComposedPage, say: Say): void {
  const [move, ...others] = overlay.move ?? [];
  const isAlone = others.length === 0 && (overlay.insert ?? []).every(({ into }) => into !== move?.into);
  if (move === undefined || !isAlone || overlay.nodes?.[move.id] !== undefined) return;
  const holder: LayoutNode | undefined = own(above.page.nodes, move.into);
  const ids = own(holder?.slots, move.slot) ?? [];
  const at = ids.indexOf(move.id);
  if (at < 0) return;
  const isThere =
    (move.after !== undefined && ids[at - 1] === move.after) ||
    (move.before !== undefined && ids[at + 1] === move.before) ||
    (move.at === 'first' && at === 0) ||
    (move.at === 'last' && at === ids.length - 1);
  if (isThere) say(messages.movesNothing(move.id), ['move', 0]);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, part) => {
    if (isList(inner)) return inner[Number(part)];
    return isObject(inner) ? own(inner, part) : undefined;
  }, value);
}
