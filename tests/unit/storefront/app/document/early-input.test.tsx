import { expect, it } from 'vitest';
import { keepEarlyInput } from '@/storefront/app/document/early-input';
import { nextTask } from '@/storefront/platform/browser/next-task';

const username = '[name=username]';

function draw(): void {
  document.body.innerHTML =
    '<input name="username" /><input name="email" type="email" /><input name="tick" type="checkbox" /><a href="/">Help</a>';
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

const focus = (selector: string) => () => find(selector).focus();

/** Draws the page anew after what a visitor does, as React does where the page is not the server's. */
async function hydrate(visit: () => void, redraw = draw): Promise<void> {
  draw();
  const whenHydrated = nextTask().then(redraw);
  const kept = keepEarlyInput(document, whenHydrated);
  visit();
  await kept;
}

it.each([username, '[name=email]', '[name=tick]'])('gives the focus back to %s [AUT-02]', async (selector) => {
  await hydrate(focus(selector));
  expect(document.activeElement).toBe(find(selector));
});

it('gives it back where the browser says that a removed field has lost it [AUT-02]', async () => {
  await hydrate(focus(username), () => {
    find(username).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    draw();
  });
  expect(document.activeElement).toBe(find(username));
});

it.each<[what: string, leave: () => void, focused: string]>([
  ['has left it', () => find(username).blur(), 'body'],
  ['has gone to another field', focus('[name=email]'), '[name=email]'],
  ['has gone to a link', focus('a'), 'body'],
])('does not give it back to a field where the visitor %s before [AUT-02]', async (_, leave, focused) => {
  await hydrate(() => {
    find(username).focus();
    leave();
  });
  expect(document.activeElement).toBe(find(focused));
});

it('does not take it from what the visitor focused meanwhile [AUT-02]', async () => {
  await hydrate(focus(username), () => {
    draw();
    find('a').focus();
  });
  expect(document.activeElement).toBe(find('a'));
});
