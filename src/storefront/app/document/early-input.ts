type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is typed before the page is taken over, where React draws a part of it anew: a password manager had put
 * an element of its own beside a field, so the document was no longer the server's. Call it before hydration; `over`
 * is its end.
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
    // By the setter of all fields: React's own on this one would take the value for known.
    Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
