import { act, fireEvent, screen } from '@testing-library/react';
import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOffer } from '@/storefront/app/service-worker/offer-update';
import { createTexts } from '@/storefront/platform/languages/texts';
import { createFactStore } from '@/storefront/platform/session/fact-store';

const texts = createTexts('en', { 'update.text': 'A new version', 'update.now': 'Update', 'update.later': 'Later' });

function open(page = 'home') {
  const facts = createFactStore(new Map([['page.id', page]]));
  const onAccept = vi.fn();
  const { offer } = createOffer({
    app: { facts, texts, boot: sampleBoot([samplePage(page, {})]) },
    document,
    onAccept,
  });
  return {
    onAccept,
    offer: () => act(offer),
    goTo: (next: string) => act(() => facts.update(new Map([['page.id', next]]))),
  };
}

const bar = () => screen.queryByText('A new version');

afterEach(() => document.body.replaceChildren());

describe('the offer of a new version', () => {
  it('does nothing by itself, and goes on with consent [APP-18]', () => {
    const { offer, onAccept } = open();
    expect(bar()).toBeNull();
    offer();
    expect(bar()).not.toBeNull();
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(onAccept).toHaveBeenCalledOnce();
    expect(bar()).toBeNull();
  });

  it('goes with "Later" and does not come back on this visit [APP-18]', () => {
    const { offer, onAccept } = open();
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    offer();
    expect(bar()).toBeNull();
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('never comes during a game [APP-18]', () => {
    const { offer, goTo } = open('launchGame');
    offer();
    expect(bar()).toBeNull();
    goTo('home');
    expect(bar()).not.toBeNull();
    goTo('launchGame');
    expect(bar()).toBeNull();
  });

  it('never comes while something typed would be lost [APP-18]', () => {
    const { offer } = open('register');
    const form = document.body.appendChild(document.createElement('form'));
    form.innerHTML = '<input name="username" value="rana"><input type="checkbox">';
    const [name, box] = [...form.querySelectorAll('input')];
    if (name === undefined || box === undefined) throw new Error('The form has no fields.');
    fireEvent.focusIn(name);
    fireEvent.input(name, { target: { value: 'rana2' } });
    offer();
    expect(bar()).toBeNull();
    act(() => void fireEvent.input(name, { target: { value: 'rana' } }));
    expect(bar()).not.toBeNull();
    fireEvent.focusIn(box);
    box.checked = true;
    act(() => void fireEvent.input(box));
    expect(bar()).toBeNull();
    form.remove();
    act(() => void fireEvent.focusOut(document.body));
    expect(bar()).not.toBeNull();
  });
});
