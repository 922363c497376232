import { readFileSync } from 'node:fs';
import icons from '@schemas/icon.schema.json';
import { fireEvent, render, screen } from '@testing-library/react';
import { openSample } from '@tests/support/open-sample';
import { sampleMerchant, samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { describe, expect, it, vi } from 'vitest';
import { Badge } from '@/storefront/ui/badge';
import { Button } from '@/storefront/ui/button';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import { Picture } from '@/storefront/ui/picture';

it('draws every icon that config may name', () => {
  const sprite = readFileSync('src/storefront/ui/icons/sprite.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)].map(([, name]) => name);
  expect(drawn).toEqual(icons.enum);
});

it('ignores taps while it is busy, and keeps its place and focus', () => {
  const tapped = vi.fn();
  render(
    <Button busy onClick={tapped}>
      Send
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(tapped).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button')).toHaveProperty('disabled', false);
});

it('describes a box that was refused by the reason [AUT-24]', () => {
  const box = (text: string | undefined) => (
    <Checkbox error={{ text }} input={{ name: 'age' }}>
      I am 18 or older
    </Checkbox>
  );
  const { rerender } = render(box('Confirm your age'));
  expect(screen.getByRole('checkbox', { description: 'Confirm your age' })).toHaveProperty('name', 'age');
  rerender(box(undefined));
  expect(screen.getByRole('checkbox', { description: '' })).toHaveProperty('name', 'age');
});

let shown = 0;

function Shown() {
  return (
    <p data-testid="badge">
      <Badge count={shown} />
    </p>
  );
}

it.each([
  [0, ''],
  [7, '৭'],
  [100, '৯৯+'],
])('shows a count of %i as "%s", in the merchant’s digits [APP-11]', async (count, text) => {
  shown = count;
  const table = { ...sampleWidgets, 'sample.badge': { use: 'sample.badge', load: async () => ({ default: Shown }) } };
  const locale = { ...sampleMerchant.locale, digits: 'beng' };
  await openSample({
    pages: [samplePage('home', { page: { use: 'sample.badge' } })],
    table,
    boot: { merchant: { locale } },
  });
  expect(screen.getByTestId('badge').textContent).toBe(text);
});

describe('a picture that does not come', () => {
  const sizes = { complete: true, currentSrc: '/gone.png' };
  const show = (mark?: 'word') =>
    render(<Picture src="/gone.png" alt="Golden Tiger" mark={mark} width={10} height={10} />);
  const drawn = () => screen.getByRole('img', { name: 'Golden Tiger' });

  it('leaves a drawing with the first letters of its name [GAM-06]', () => {
    show();
    fireEvent.error(drawn());
    expect([drawn().tagName, drawn().textContent]).toEqual(['SPAN', 'GT']);
  });

  it('leaves the whole name where it is a logo [GAM-06]', () => {
    show('word');
    fireEvent.error(drawn());
    expect(drawn().textContent).toBe('Golden Tiger');
  });

  it('is known by the single pixel that some hosts answer instead [GAM-06]', () => {
    show();
    Object.defineProperties(drawn(), {
      ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])),
      naturalWidth: { value: 1 },
      naturalHeight: { value: 1 },
    });
    fireEvent.load(drawn());
    expect(drawn().textContent).toBe('GT');
  });

  it('stays a picture where one of any size came [GAM-06]', () => {
    show();
    Object.defineProperties(drawn(), {
      ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])),
      naturalWidth: { value: 1 },
      naturalHeight: { value: 20 },
    });
    fireEvent.load(drawn());
    expect(drawn().tagName).toBe('IMG');
  });
});
