import { removedByOwn } from '@/engine';
import { labelIn, wordsIn } from '@/review/compare/words/words-of';
import { messages as reviewMessages } from '@/review/messages';
import { treeOf } from '@/review/show/show-tree';
import type { View } from '@/review/view';
import { layoutNodeOf } from '@/review/why/labels';
import type { TreeAnswer } from '@/studio/contract';

/** A page and the shell around it, as the visitor sees them: hidden nodes too, with the reason. */
export function treesOf(view: View, page: string): readonly TreeAnswer[] {
  const shells = Object.keys(view.site.pages).filter((id) => view.site.pages[id]?.kind === 'shell');
  const pages = [page, ...shells.filter((id) => id !== page)].filter((id) => Object.hasOwn(view.site.pages, id));
  return pages.map((id) => {
    const { access, rows } = treeOf(view, id, view.persona);
    return {
      page: id,
      title: titleOf(view, id),
      access: accessWords(access, view.persona),
      rows,
      removed: removedOf(view, id),
    };
  });
}

function removedOf({ site, workspace: { loaded }, language }: View, page: string): TreeAnswer['removed'] {
  const chain = loaded.pageInChain(site.id, page);
  return (chain === undefined ? [] : removedByOwn(chain, site.id)).map((id) => ({
    id,
    label: labelIn(layoutNodeOf(chain?.parent?.page.nodes[id]), language, site),
  }));
}

function titleOf({ site, language }: View, page: string): string {
  if (site.pages[page]?.kind === 'shell') return 'Around every page';
  const title = wordsIn(site.pages[page]?.title, language, site);
  return title === '' ? page : `${title} (${page})`;
}

function accessWords(access: ReturnType<typeof treeOf>['access'], persona: string): string {
  if (access.verdict === 'open') return '';
  return access.verdict === 'wait' ? reviewMessages.treeWaits(persona) : reviewMessages.treeClosed(persona, access.to);
}
