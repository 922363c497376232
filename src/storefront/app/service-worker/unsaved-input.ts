type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a player has typed into a field that is still on the page. */
export type UnsavedInput = { readonly has: () => boolean };

/**
 * Watches every field of a document. A field counts while its value differs from the one it had. What was typed into
 * the server's HTML before this watch began counts, too.
 */
export function watchUnsavedInput(page: Document, onChange: () => void): UnsavedInput {
  const initialContents = new WeakMap<Control, string>();
  const touchedControls = new Set<Control>();
  for (const control of page.querySelectorAll('input, textarea, select')) {
    if (!isControl(control) || contentOf(control) === givenContentOf(control)) continue;
    initialContents.set(control, givenContentOf(control));
    touchedControls.add(control);
  }
  page.addEventListener('focusin', ({ target }) => {
    if (isControl(target) && !initialContents.has(target)) initialContents.set(target, contentOf(target));
  });
  page.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    touchedControls.add(target);
    onChange();
  });
  return {
    has: () => {
      for (const control of touchedControls) if (!control.isConnected) touchedControls.delete(control);
      return [...touchedControls].some((control) => contentOf(control) !== (initialContents.get(control) ?? ''));
    },
  };
}

function contentOf(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : '';
  return control.value;
}

/** The value that the document itself gives a field. */
function givenContentOf(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? 'on' : '';
  return control instanceof HTMLSelectElement ? control.value : control.defaultValue;
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isControl(target: EventTarget | null): target is Control {
  // What is typed into a search may be lost.
  const isInput = target instanceof HTMLInputElement && target.type !== 'search';
  return isInput || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
