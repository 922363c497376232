import { type FormScope, fieldName } from './form-scope';

/**
 * Moves to the first refused field of the page, in the page's order. The form's own order is that of registering, in
 * which a field of a later tab comes last. A disabled field cannot have the focus, so the next one gets it.
 */
export function focusFirst({ form, names }: FormScope): void {
  const open = Array.from(document.querySelectorAll<HTMLInputElement>('[name]:not(:disabled)'), ({ name }) => name);
  const [first] = names()
    .map(fieldName)
    .filter((name) => form.getFieldState(name).error !== undefined && open.includes(name))
    .sort((a, b) => open.indexOf(a) - open.indexOf(b));
  if (first !== undefined) {
    // WebKit scrolls to the focus until half of the field is on the screen, and its label is not.
    document.getElementsByName(first)[0]?.scrollIntoView({ block: 'center' });
    form.setFocus(first);
  } else if (form.getFieldState('age').error !== undefined) form.setFocus('age');
}
