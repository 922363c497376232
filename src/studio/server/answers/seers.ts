import { layoutFor } from '@/engine';
import { personaWords } from '@/review/compare/words/who-words';
import { personaNames } from '@/review/layouts/persona-visitors';
import { resolvedOf, type View } from '@/review/view';
import type { Seer } from '@/studio/contract';

/** Every kind of visitor, and whether the node shows to them. */
export function seersOf(view: View, { page, node }: { readonly page: string; readonly node: string }): readonly Seer[] {
  const { catalogue } = view.workspace;
  const resolved = resolvedOf(view, page);
  return personaNames(catalogue)
    .filter((name) => !name.endsWith('.pending'))
    .map((persona) => {
      const { nodes } = layoutFor(resolved, view.factsOf(page, persona));
      const seen = Object.entries(nodes).filter(([id]) => id === node || id.startsWith(`${node}:`));
      const isWaiting = seen.every(([, { skeleton }]) => skeleton === true);
      const state = seen.length === 0 ? 'hidden' : isWaiting ? 'waits' : 'shows';
      return { persona, words: personaWords(persona, catalogue), state };
    });
}
