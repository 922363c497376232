import type { ReactNode } from 'react';
import styles from '@/storefront/forms/form.module.css';
import { FormAlert } from '@/storefront/forms/form-alert';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useErrorOf } from '@/storefront/forms/use-error-of';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Checkbox } from '@/storefront/ui/fields/checkbox';

type Props = {
  readonly scope: FormScope;
  readonly terms: string;
  readonly termsChecked: boolean;
  /** How often the form was to be sent without ticking the terms. */
  readonly termsAsked: number;
  /** Refusals that belong to no field. */
  readonly problems: readonly string[];
  /** Text of a second checkbox that must be ticked; without a text there is none. */
  readonly age: string | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly children: ReactNode;
};

/** Refusals, terms, age and the button, which is greyed until the terms are ticked. A tap on the greyed one says so. */
export function Agreement({
  scope,
  terms,
  termsChecked,
  termsAsked,
  problems,
  age,
  submitLabel,
  busy,
  children,
}: Props) {
  const t = useText();
  const { form } = scope;
  const isAccepted = useValueOf(scope, 'terms');
  const showsTermsError = termsAsked > 0 && !isAccepted;
  return (
    <>
      {/* The alert goes with the next letter that is typed. Another try shows a new one. */}
      <FormAlert key={termsAsked} problems={showsTermsError ? [...problems, t('error.terms')] : problems} />
      <div className={styles.boxes}>
        <Checkbox input={{ ...form.register('terms'), defaultChecked: termsChecked }}>{terms}</Checkbox>
        {children}
        {age !== undefined && <AgeBox scope={scope} age={age} />}
      </div>
      <Button type="submit" size="l" wide busy={busy} greyed={!isAccepted}>
        {submitLabel}
      </Button>
    </>
  );
}

function AgeBox({ scope, age }: { readonly scope: FormScope; readonly age: string }) {
  const t = useText();
  const { form } = scope;
  const text = useErrorOf(scope, 'age');
  const input = form.register('age', { validate: (isTicked) => isTicked || t('error.age') });
  return (
    <Checkbox input={input} error={{ text }}>
      {age}
    </Checkbox>
  );
}
