import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { LiveNode } from '@/engine/live';
import { createHydration } from '@/storefront/renderer/hydration';
import { RendererContext, type RendererRuntime } from '@/storefront/renderer/renderer-context';
import { useVisibility } from '@/storefront/renderer/use-visibility';

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

/** Shows where the fact `vip` is `wanted`. */
const nodeOf = (wanted: boolean): LiveNode =>
  Object.assign(Object.create(null), {
    condition: { paths: ['vip'], evaluate: (facts: ReadonlyMap<string, unknown>) => facts.get('vip') === wanted },
  });
const [plain, vip] = [nodeOf(false), nodeOf(true)];

function Seen({ node, name }: { readonly node: LiveNode; readonly name: string }) {
  return useVisibility(node) === 'show' ? name : null;
}

/** Two nodes of which one takes the place of the other, drawn by a server that took the visitor for no VIP. */
async function open() {
  const facts = {
    server: new Map([['vip', false]]),
    current: () => new Map([['vip', true]]),
    subscribe: () => () => undefined,
  };
  const hydration = createHydration({ isNeeded: true, pause: async () => undefined });
  const runtime: RendererRuntime = Object.assign(Object.create(null), { facts, hydration });
  const page = (more: boolean) => (
    <RendererContext value={runtime}>
      <Seen node={plain} name="plain" />
      <Seen node={vip} name="vip" />
      {more && <Seen node={vip} name=" later" />}
    </RendererContext>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(false));
  await act(async () => void roots.push(hydrateRoot(root, page(false))));
  return { root, hydration, drawMore: () => act(async () => roots[0]?.render(page(true))) };
}

it('stays as the server saw it until the whole page is hydrated, and then changes everywhere at once [APP-15]', async () => {
  const { root, hydration } = await open();
  expect(root.textContent).toBe('plain');
  const seen: string[] = [];
  new MutationObserver(() => seen.push(root.textContent ?? '')).observe(root, { childList: true, subtree: true });
  await act(async () => hydration.begin());
  expect(root.textContent).toBe('vip');
  expect(new Set(seen)).toEqual(new Set(['vip']));
});

it('of what the browser draws by itself is the visitor’s own at once [APP-15]', async () => {
  const { root, drawMore } = await open();
  await drawMore();
  expect(root.textContent).toBe('plain later');
});
