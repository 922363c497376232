import { typeInto } from '@/storefront/renderer/react-internals';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what was typed before hydration, and the focus, where React draws a part of the page anew, for example because
 * a password manager has inserted an element beside a field. Call it before hydration; `whenHydrated` resolves at its
 * end.
 */
export async function keepEarlyInput(page: Document, whenHydrated: Promise<void>): Promise<void> {
  const fields = [...page.querySelectorAll<Field>('input[name], textarea[name]')];
  let focused = page.activeElement;
  // Some browsers fire focusout while a field is removed. A microtask later that field is no longer connected, so it
  // stays noted as the focused one.
  const noteFocus = async () => {
    await null;
    if (focused?.isConnected) focused = page.activeElement;
  };
  page.addEventListener('focusin', noteFocus);
  page.addEventListener('focusout', noteFocus);
  await whenHydrated;
  page.removeEventListener('focusin', noteFocus);
  page.removeEventListener('focusout', noteFocus);
  for (const oldField of fields) {
    const newField = page.querySelector<Field>(`[name="${oldField.name}"]`);
    if (oldField.isConnected || newField?.type !== oldField.type) continue;
    if (oldField.type === 'radio' || oldField.type === 'file') continue;
    if ('checked' in oldField && oldField.checked !== oldField.defaultChecked) newField.click();
    else if (oldField.value !== '' && newField.value === '') typeInto(newField, oldField.value);
    if (oldField !== focused || page.activeElement !== page.body) continue;
    newField.focus({ preventScroll: true });
    if (oldField.selectionStart !== null) newField.setSelectionRange(oldField.selectionStart, oldField.selectionEnd);
  }
}
