import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '@/storefront/forms/form.module.css';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { FoldContext } from './fold';

type Props = { readonly scope: FormScope; readonly children: ReactNode };

/**
 * The form's fields in two parts, each in the order of the merchant: those that have to be filled in, and the others under "More details",
 * which opens by a tap, and by itself as soon as a field in it holds something or is refused. It never closes over what was typed. Without
 * such a field there is no button.
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
    // Not the first field: a keyboard on the screen would cover what has just opened.
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
  // Once what changed is drawn: an invitation that has just come leaves the fold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is looked at, whatever it is
  useEffect(() => openFor((key) => form.getValues(`values.${key}`), open), [changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ errors, type, name = '' }) => {
          // At once, before the form moves to a refused field: what does not show takes no focus.
          const refused = errors?.values;
          if (refused !== undefined)
            openFor(
              (key) => Reflect.has(refused, key),
              () => flushSync(open),
            );
          // Whoever types sees where; a device fills in what does not show, too.
          const [control] = document.getElementsByName(name);
          if (type === 'change' && !rest.current?.contains(control ?? null)) return;
          setChanges((count) => count + 1);
        },
      }),
    [],
  );
}

/** Keys of the fields in a place. */
function keysIn(place: Element): readonly string[] {
  return [...place.querySelectorAll('[name^="values."]')].flatMap(
    (control) => control.getAttribute('name')?.slice('values.'.length) ?? [],
  );
}
