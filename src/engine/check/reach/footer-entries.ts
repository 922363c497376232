import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import type { ConditionScope } from '../../conditions/read-part';
import { isText } from '../../json';
import * as messages from '../../messages';
import { isParents } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';
import { linksOf } from './links';

/** Footer entries that are highlighted on another page than the one they lead to. */
export const footerEntries: SiteCheck = {
  finds: 'entries of the footer that light up on another page than theirs',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      if (isParents(composed, id, page)) continue;
      for (const { node, lit, to } of misledEntries(composed.scope, page)) {
        const origins = [
          ['props', 'page'],
          ['on', 'tap'],
        ].map((path) => originOf(page, node, path));
        const ownPlace = origins.find(({ file }) => file.path.startsWith(`${composed.id}/`));
        if (ownPlace !== undefined) report(messages.litElsewhere(node, lit, to), ownPlace);
      }
    }
  },
};

type MisledEntry = { readonly node: string; readonly lit: string; readonly to: string };

function misledEntries(scope: ConditionScope, page: ComposedPage): readonly MisledEntry[] {
  const entries = Object.entries(page.page.nodes).filter(([, { use }]) => use === 'shell.footer-entry');
  const links = entries.length === 0 ? [] : linksOf(scope, page).filter(({ path }) => path[1] === 'tap');
  return entries.flatMap(([node, { props = {} }]) => {
    const targets = links.filter((link) => link.node === node).map(({ to }) => to);
    const [to] = targets;
    return isText(props.page) && to !== undefined && !targets.includes(props.page)
      ? [{ node, lit: props.page, to }]
      : [];
  });
}
