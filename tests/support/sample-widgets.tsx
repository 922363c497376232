import { useOutlet, useSearchParam } from '@/storefront/contract/hooks';
import type { AnyComponentProps, AnyDefinition, WidgetTable } from '@/storefront/renderer/widget';

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
  'shell.frame': of(Frame),
  'layout.stack': of(Stack),
  'content.text': of(Words),
  'sample.heading': of(Heading),
  'nav.entry': of(Badge),
  'action.button': of(Press),
  'sample.category': of(Category),
  'sample.fragile': of(Fragile),
};

function of(
  component: AnyDefinition extends { load(): Promise<{ default: infer Component }> } ? Component : never,
): AnyDefinition {
  return { load: async () => ({ default: component }) };
}
