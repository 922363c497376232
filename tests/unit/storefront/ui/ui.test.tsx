import { readFileSync } from 'node:fs';
import icons from '@schemas/icon.schema.json';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Badge } from '@/storefront/ui/badge';
import { Button } from '@/storefront/ui/button';
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

it.each([
  [0, ''],
  [7, '7'],
  [100, '99+'],
])('shows a count of %i as "%s"', (count, text) => {
  const { container } = render(<Badge count={count} />);
  expect(container.textContent).toBe(text);
});

it('leaves letters where a picture does not load', () => {
  render(<Picture src="/gone.png" alt="Golden Tiger" width={10} height={10} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Golden Tiger' }).textContent).toBe('GT');
});
