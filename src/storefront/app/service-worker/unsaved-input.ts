type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a player has typed into something that is still on the page. */
export type UnsavedInput = { readonly has: () => boolean };

/** Watches every field of a document, whoever drew it. A field counts while it stands there with another value than it had. */
export function watchUnsavedInput(page: Document, onChange: () => void): UnsavedInput {
  const before = new WeakMap<Control, string>();
  const touched = new Set<Control>();
  page.addEventListener('focusin', ({ target }) => {
    if (isControl(target) && !before.has(target)) before.set(target, contentOf(target));
  });
  page.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    touched.add(target);
    onChange();
  });
  return {
    has: () => {
      for (const control of touched) if (!control.isConnected) touched.delete(control);
      return [...touched].some((control) => contentOf(control) !== (before.get(control) ?? ''));
    },
  };
}

function contentOf(control: Control): string {
  const isBox = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
  return isBox ? (control.checked ? 'on' : '') : control.value;
}

function isControl(target: EventTarget | null): target is Control {
  const isInput = target instanceof HTMLInputElement && target.type !== 'search';
  return isInput || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
