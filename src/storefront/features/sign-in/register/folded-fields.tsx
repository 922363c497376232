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
 * That part opens at a tap, or when one of its fields gets a value or a refusal. It never closes again.
 * Without optional fields there is no button.
 */
export function FoldedFields({ scope, children }: Props) {
  const t = useText();
  const id = useId();
  const foldRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openFold = () => setIsOpen(true);
  useFoldOpener(scope, foldRef, openFold);
  const handleMore = () => {
    flushSync(openFold);
    // Focuses the group and not its first field: an on-screen keyboard would cover the part that has just opened.
    foldRef.current?.focus();
  };
  const label = t('widget.register.more');
  return (
    <>
      <FoldContext value="open">{children}</FoldContext>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own in every browser */}
      <div ref={foldRef} id={id} role="group" aria-label={label} tabIndex={-1} className={styles.rest} hidden={!isOpen}>
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

function useFoldOpener({ form }: FormScope, foldRef: RefObject<HTMLDivElement | null>, openFold: () => void): void {
  const [changes, setChanges] = useState(0);
  const openFor = (matches: (key: string) => unknown, reveal: () => void) => {
    if (foldRef.current?.hidden === true && keysIn(foldRef.current).some(matches)) reveal();
  };
  // After rendering: a field with a new invitation leaves the fold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is looked at, whatever it is
  useEffect(() => openFor((key) => form.getValues(`values.${key}`), openFold), [changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ errors, type, name = '' }) => {
          // Runs before the form focuses a refused field, since a hidden field cannot have the focus.
          const refusedFields = errors?.values;
          if (refusedFields !== undefined)
            openFor(
              (key) => Reflect.has(refusedFields, key),
              () => flushSync(openFold),
            );
          // A player only types into visible fields; a browser also fills in hidden ones.
          const [control] = document.getElementsByName(name);
          if (type === 'change' && !foldRef.current?.contains(control ?? null)) return;
          setChanges((count) => count + 1);
        },
      }),
    [],
  );
}

/** Keys of the fields in a part. */
function keysIn(part: Element): readonly string[] {
  return [...part.querySelectorAll('[name^="values."]')].flatMap(
    (control) => control.getAttribute('name')?.slice('values.'.length) ?? [],
  );
}
