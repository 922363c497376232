import { typeInto } from '@/storefront/renderer/react-internals';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what was typed before hydration where React draws a part of the page anew, for example because a password
 * manager has inserted an element beside a field. Call it before hydration; `over` resolves at its end.
 */
export function keepEarlyInput(page: Document, over: Promise<void>): void {
  const fields = [...page.querySelectorAll<Field>('input[name], textarea[name]')];
  void over.then(() => {
    for (const field of fields) if (!field.isConnected) handOver(field, page);
  });
}

function handOver(from: Field, page: Document): void {
  const heirs = [...page.querySelectorAll<Field>('input[name], textarea[name]')];
  const to = heirs.find(({ name, type }) => name === from.name && type === from.type);
  if (to === undefined || from.type === 'radio' || from.type === 'file') return;
  if ('checked' in from && from.type === 'checkbox') {
    if (from.checked !== from.defaultChecked) to.click();
  } else if (from.value !== '' && to.value === '') {
    typeInto(to, from.value);
  }
}
