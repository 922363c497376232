import { useOutlet, useSearchParam } from '@/storefront/contract/hooks';
import type { AnyComponentProps, AnyManifest, WidgetTable } from '@/storefront/renderer/manifest';

/** Widgets of a line or two, for tests of what is around them. */

function prop(props: object, name: string): string {
  const value = new Map<string, unknown>(Object.entries(props)).get(name);
  return value === undefined ? '' : String(value);
}

function Frame({ slots }: AnyComponentProps) {
  return (
    <>
      {slots.header}
      <main tabIndex={-1}>{useOutlet()}</main>
      {slots.footer}
    </>
  );
}

function Stack({ slots }: AnyComponentProps) {
  return <div>{slots.items}</div>;
}

function Words({ props }: AnyComponentProps) {
  return <p>{prop(props, 'text')}</p>;
}

function Heading({ props }: AnyComponentProps) {
  return <h1>{prop(props, 'text')}</h1>;
}

function Badge({ props, nodeId }: AnyComponentProps) {
  return <span data-testid={nodeId}>{prop(props, 'badge')}</span>;
}

function Press({ props, emit }: AnyComponentProps) {
  return (
    <button type="button" onClick={() => emit('tap', { id: 7, url: 'https://t.me/x' })}>
      {prop(props, 'label')}
    </button>
  );
}

function Category() {
  const [category, setCategory] = useSearchParam('category');
  return (
    <button type="button" onClick={() => setCategory('FISH')}>
      {`category ${category ?? 'none'}`}
    </button>
  );
}

let broken = true;
/** Decides whether the widget `sample.fragile` throws. */
export function breakFragile(breaks: boolean): void {
  broken = breaks;
}

function Fragile() {
  if (broken) throw new Error('fragile broke');
  return <p>whole again</p>;
}

export const sampleWidgets: WidgetTable = {
  'shell.frame': of('shell.frame', Frame),
  'layout.stack': of('layout.stack', Stack),
  'content.text': of('content.text', Words),
  'sample.heading': of('sample.heading', Heading),
  'nav.entry': of('nav.entry', Badge),
  'action.button': of('action.button', Press),
  'sample.category': of('sample.category', Category),
  'sample.fragile': of('sample.fragile', Fragile),
};

function of(
  use: string,
  component: AnyManifest extends { load(): Promise<{ default: infer Component }> } ? Component : never,
): AnyManifest {
  return { use, load: async () => ({ default: component }) };
}
