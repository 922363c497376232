import { typeInto } from '@/storefront/renderer/react-internals';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what was typed before hydration where React draws a part of the page anew, for example because a password
 * manager has inserted an element beside a field. Call it before hydration; `whenHydrated` resolves at its end.
 */
export function keepEarlyInput(page: Document, whenHydrated: Promise<void>): void {
  const fields = [...page.querySelectorAll<Field>('input[name], textarea[name]')];
  void whenHydrated.then(() => {
    for (const field of fields) if (!field.isConnected) moveInput(field, page);
  });
}

function moveInput(oldField: Field, page: Document): void {
  const newFields = [...page.querySelectorAll<Field>('input[name], textarea[name]')];
  const newField = newFields.find(({ name, type }) => name === oldField.name && type === oldField.type);
  if (newField === undefined || oldField.type === 'radio' || oldField.type === 'file') return;
  if ('checked' in oldField && oldField.type === 'checkbox') {
    if (oldField.checked !== oldField.defaultChecked) newField.click();
  } else if (oldField.value !== '' && newField.value === '') {
    typeInto(newField, oldField.value);
  }
}
