import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSample, settle } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyComponentProps } from '@/storefront/renderer/widget';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { askForLostCode, createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { patient } from '../../../support/patience';

const words = { 'widget.retry': 'Try again', 'widget.failed': 'Something went wrong' };

function Outer({ slots }: AnyComponentProps) {
  return <div>outer {slots.items}</div>;
}

function Inner() {
  return <p>inner</p>;
}

/** A line, and code that comes over it. */
const line = { isUp: false };

/** A browser that asks again for a module that failed. */
function forgetful<Value>(value: Value) {
  return vi.fn(async () => {
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return value;
  });
}

/** A browser that keeps the failure of a module until the document goes. */
function remembering<Value>(value: Value) {
  const ask = forgetful(value);
  let first: Promise<Value> | undefined;
  return vi.fn(() => {
    first ??= ask();
    return first;
  });
}

const part = createLazy<object>(forgetful({ default: () => <p>part</p> }));

function Whole() {
  return (
    <LazyComponent of={part} fallback="wait">
      {(Component) => <Component />}
    </LazyComponent>
  );
}

const page = samplePage('home', {
  page: { use: 'layout.stack', slots: { items: ['outer', 'beside'] } },
  outer: { use: 'sample.outer', slots: { items: ['inner'] } },
  inner: { use: 'sample.inner' },
  beside: { use: 'sample.beside' },
});

async function open(load: typeof forgetful) {
  const onLost = vi.fn();
  const lost = {
    'sample.outer': { use: 'sample.outer', load: load({ default: Outer }) },
    'sample.inner': { use: 'sample.inner', load: load({ default: Inner }) },
    'sample.beside': { use: 'sample.beside', load: load({ default: () => <p>beside</p> }) },
  };
  const loader = createWidgetLoader({ ...sampleWidgets, ...lost }, { wait: async () => undefined, onLost });
  await openSample({ pages: [page], loader, texts: words });
  line.isUp = true;
  return { onLost };
}

const cards = () => screen.queryAllByRole('alert');
const tryAgain = async () => {
  const [first] = screen.getAllByRole('button', { name: 'Try again' });
  if (first !== undefined) await userEvent.setup().click(first);
  await settle();
};

beforeEach(() => {
  line.isUp = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('code that did not come', () => {
  it('is asked for again by one tap, with what stands inside and beside it [APP-15]', async () => {
    const { onLost } = await open(forgetful);
    expect(cards()).toHaveLength(2);
    await tryAgain();
    expect(screen.getByText('inner')).toBeDefined();
    expect(screen.getByText('beside')).toBeDefined();
    expect(cards()).toHaveLength(0);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('comes with a new document, asked for once, where the browser remembers what failed [APP-15]', async () => {
    const { onLost } = await open(remembering);
    await tryAgain();
    expect(onLost).toHaveBeenCalledOnce();
    expect(cards()).toHaveLength(2);
  });

  it('of a part comes with what else is asked for again, where it had failed [APP-15]', {
    tags: ['deep'],
  }, async () => {
    const widgets = { 'sample.whole': { use: 'sample.whole', load: async () => ({ default: Whole }) } };
    const whole = samplePage('home', { page: { use: 'sample.whole' } });
    await openSample({ pages: [whole], table: { ...sampleWidgets, ...widgets }, texts: words });
    expect(screen.getByText('wait')).toBeDefined();
    await waitFor(() => expect(cards()).toHaveLength(1), { timeout: patient(20_000) });
    expect(await askForLostCode()).toBe(false);
    line.isUp = true;
    await tryAgain();
    expect(await screen.findByText('part')).toBeDefined();
    expect(await askForLostCode()).toBe(true);
  });
});
