import { type FormScope, fieldName } from './form-scope';

/**
 * Moves to the first refused field of the page, in the page's order. The form's own order is that of registering, in
 * which a field of a later tab comes last. A disabled field cannot have the focus, so the next one gets it. The
 * checkbox for the age comes last.
 */
export function focusFirst({ form, names }: FormScope): void {
  const enabledNames = Array.from(
    document.querySelectorAll<HTMLInputElement>('[name]:not(:disabled)'),
    ({ name }) => name,
  );
  const [firstRefused] = names()
    .map(fieldName)
    .filter((name) => form.getFieldState(name).error !== undefined && enabledNames.includes(name))
    .sort((a, b) => enabledNames.indexOf(a) - enabledNames.indexOf(b));
  if (firstRefused !== undefined) {
    // WebKit scrolls to the focus until half of the field is on the screen, and its label is not.
    document.getElementsByName(firstRefused)[0]?.scrollIntoView({ block: 'center' });
    form.setFocus(firstRefused);
  } else if (form.getFieldState('age').error !== undefined) form.setFocus('age');
}
