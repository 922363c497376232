import { type FormScope, fieldName } from './form-scope';

/**
 * Moves to the first refused field of the page. The form's own order is that of joining: what came with a tab joined last, wherever it
 * stands. A field that is closed cannot be moved to, so the next one is.
 */
export function focusFirst({ form, names }: FormScope): void {
  const open = Array.from(document.querySelectorAll<HTMLInputElement>('[name]:not(:disabled)'), ({ name }) => name);
  const [first] = names()
    .map(fieldName)
    .filter((name) => form.getFieldState(name).error !== undefined && open.includes(name))
    .sort((a, b) => open.indexOf(a) - open.indexOf(b));
  if (first !== undefined) {
    // WebKit's own way there ends where half of the field is off the screen.
    document.getElementsByName(first)[0]?.scrollIntoView({ block: 'nearest' });
    form.setFocus(first);
  } else if (form.getFieldState('age').error !== undefined) form.setFocus('age');
}
