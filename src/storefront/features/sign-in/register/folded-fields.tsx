import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '@/storefront/forms/form.module.css';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { FoldContext } from './fold';

type Props = { readonly scope: FormScope; readonly children: ReactNode };

/**
 * The form's fields in two parts, each in the merchant's order: the required ones, and the others under "More details".
 * That part opens at a tap, or when one of its fields gets a value or a refusal. It never closes over typed values.
 * Without optional fields there is no button.
 */
export function FoldedFields({ scope, children }: Props) {
  const t = useText();
  const id = useId();
  const rest = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useOpener(scope, rest, open);
  const handleMore = () => {
    flushSync(open);
    // Focuses the group and not its first field: an on-screen keyboard would cover the part that has just opened.
    rest.current?.focus();
  };
  const label = t('widget.register.more');
  return (
    <>
      <FoldContext value="open">{children}</FoldContext>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own in every browser */}
      <div ref={rest} id={id} role="group" aria-label={label} tabIndex={-1} className={styles.rest} hidden={!isOpen}>
        <FoldContext value="folded">{children}</FoldContext>
      </div>
      {!isOpen && (
        <div className={styles.more}>
          <Button tone="ghost" icon="plus" wide opens={id} onClick={handleMore}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}

function useOpener({ form }: FormScope, rest: RefObject<HTMLDivElement | null>, open: () => void): void {
  const [changes, setChanges] = useState(0);
  const openFor = (isTold: (key: string) => unknown, show: () => void) => {
    if (rest.current?.hidden === true && keysIn(rest.current).some(isTold)) show();
  };
  // After rendering: a field with a new invitation leaves the fold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is looked at, whatever it is
  useEffect(() => openFor((key) => form.getValues(`values.${key}`), open), [changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ errors, type, name = '' }) => {
          // Runs before the form focuses a refused field, since a hidden field cannot have the focus.
          const refused = errors?.values;
          if (refused !== undefined)
            openFor(
              (key) => Reflect.has(refused, key),
              () => flushSync(open),
            );
          // A player only types into visible fields; a browser also fills in hidden ones.
          const [control] = document.getElementsByName(name);
          if (type === 'change' && !rest.current?.contains(control ?? null)) return;
          setChanges((count) => count + 1);
        },
      }),
    [],
  );
}

/** Keys of the fields in a part. */
function keysIn(place: Element): readonly string[] {
  return [...place.querySelectorAll('[name^="values."]')].flatMap(
    (control) => control.getAttribute('name')?.slice('values.'.length) ?? [],
  );
}
