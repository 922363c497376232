import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import { valueAt } from '../../compose/set-path';
import type { LayoutNode, Overlay } from '../../config';
import { isList, isObject, isText, type JsonPath, own, pick } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { isSame } from '../../same';
import type { SiteCheck } from '../site-check';

/** Parts of overlays that change nothing now and only hide later changes of the parent, and `props` that lose some. */
export const idleChanges: SiteCheck = {
  finds: 'parts of overlays that change nothing',
  run({ composed, catalogue, report }) {
    for (const [id, { value, file }] of composed.folder.overlays) {
      const parentPage = composed.parent?.pages.get(id);
      if (parentPage === undefined) continue;
      const reportAt: ReportAt = (finding, path, target) =>
        report(finding, { file, path, ...(target === 'key' ? { key: true } : {}) });
      checkSets(value, parentPage, { reportAt, catalogue });
      checkMoves(value, parentPage, reportAt);
    }
  },
};

type ReportAt = (finding: Finding, path: JsonPath, target?: 'key') => void;

type Context = { readonly reportAt: ReportAt; readonly catalogue: Catalogue };

function checkSets(overlay: Overlay, parentPage: ComposedPage, { reportAt, catalogue }: Context): void {
  for (const [id, values] of Object.entries(overlay.set ?? {})) {
    const target: unknown = id === '$page' ? parentPage.page : own(parentPage.page.nodes, id);
    // A node that the overlay also removes is reported by another check.
    if (target === undefined || overlay.remove?.includes(id) === true) continue;
    for (const [path, value] of Object.entries(values)) {
      const oldValue = valueAt(target, path.split('.'));
      // A change of the widget has to replace the props as well.
      const lostKeys = path === 'props' && own(values, 'use') === undefined ? lostKeysOf(oldValue, value) : [];
      if (lostKeys.length > 0 && isObject(value)) {
        const neededKeys = requiredProps(own(parentPage.page.nodes, id), catalogue).filter((key) =>
          lostKeys.includes(key),
        );
        const [exampleProp = 'label'] = Object.keys(value);
        reportAt(
          messages.lostProps({ node: id, lost: lostKeys, needed: neededKeys, exampleProp }),
          ['set', id, path],
          'key',
        );
      }
      if (value === null && oldValue === undefined)
        reportAt(messages.removesNothing(id, path), ['set', id, path], 'key');
      else if (value !== null && isSame(oldValue, value))
        reportAt(messages.setsNothing(id, path, value), ['set', id, path], 'key');
    }
  }
}

/** Keys of the old value that the new one lacks. */
function lostKeysOf(oldValue: unknown, newValue: unknown): readonly string[] {
  if (!isObject(oldValue) || !isObject(newValue)) return [];
  return Object.keys(oldValue).filter((key) => own(newValue, key) === undefined);
}

/** Props that the node's widget requires. */
function requiredProps(node: LayoutNode | undefined, { widgets }: Catalogue): readonly string[] {
  const required = pick(own(widgets, node?.use ?? ''), 'required');
  return isList(required) ? required.filter(isText) : [];
}

/**
 * Reports a move that changes nothing, if it is the overlay's only move and nothing is inserted into the same node.
 * Several such changes may be meant together.
 */
function checkMoves(overlay: Overlay, parentPage: ComposedPage, reportAt: ReportAt): void {
  const [move, ...others] = overlay.move ?? [];
  const isOnlyChange = others.length === 0 && (overlay.insert ?? []).every(({ into }) => into !== move?.into);
  if (move === undefined || !isOnlyChange || overlay.nodes?.[move.id] !== undefined) return;
  const holder: LayoutNode | undefined = own(parentPage.page.nodes, move.into);
  const ids = own(holder?.slots, move.slot) ?? [];
  const index = ids.indexOf(move.id);
  if (index < 0) return;
  const isThereAlready =
    (move.after !== undefined && ids[index - 1] === move.after) ||
    (move.before !== undefined && ids[index + 1] === move.before) ||
    (move.at === 'first' && index === 0) ||
    (move.at === 'last' && index === ids.length - 1);
  if (isThereAlready) reportAt(messages.movesNothing(move.id), ['move', 0]);
}
