import { type FormScope, fieldName } from './form-scope';

/**
 * Moves to the first refused field of the page. The form's own order is that of joining: what came with a tab joined last, wherever it
 * stands. A field that is closed cannot be moved to, so the next one is.
 */
export function focusFirst({ form, names }: FormScope): void {
  const refused = names().filter((name) => form.getFieldState(fieldName(name)).error !== undefined && isOpen(name));
  const [first] = refused.sort(byPlace);
  if (first !== undefined) {
    // WebKit's own way there ends where half of the field is off the screen.
    controlOf(first)?.scrollIntoView({ block: 'nearest' });
    form.setFocus(fieldName(first));
  } else if (form.getFieldState('age').error !== undefined) form.setFocus('age');
}

/** In the order of the page. */
function byPlace(a: string, b: string): number {
  const [first, second] = [controlOf(a), controlOf(b)];
  if (first === undefined || second === undefined) return 0;
  return first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isOpen(name: string): boolean {
  return controlOf(name)?.matches(':disabled') === false;
}

function controlOf(name: string): Element | undefined {
  return document.getElementsByName(fieldName(name))[0];
}
