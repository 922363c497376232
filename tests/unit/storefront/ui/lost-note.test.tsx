import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';

class Outer extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Something went wrong</p> : this.props.children;
  }
}

function draw(load: () => Promise<{ readonly default: () => ReactNode }>) {
  const note = createLazy(load);
  render(
    <Outer>
      <form aria-label="Deposit" />
      <LazyComponent of={note} fallback={null} lost={<p>Nobody knows</p>}>
        {(Note) => <Note />}
      </LazyComponent>
    </Outer>,
  );
}

it('draws words in place of a note whose code is lost, keeps the form, and loads it when the network is back [APP-15]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  draw(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return { default: () => <p>The note</p> };
  });
  expect(await screen.findByText('Nobody knows')).toBeDefined();
  expect(screen.getByRole('form', { name: 'Deposit' })).toBeDefined();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The note')).toBeDefined();
  expect(screen.getByRole('form', { name: 'Deposit' })).toBeDefined();
  told.mockRestore();
});

it('leaves an error of the note itself to the boundary around it [APP-15]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  draw(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  await waitFor(() => expect(screen.getByText('Something went wrong')).toBeDefined());
  expect(screen.queryByText('Nobody knows')).toBeNull();
  told.mockRestore();
});
