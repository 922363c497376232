import { useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useText } from '@/storefront/platform/languages/use-text';
import type { FeedbackValues } from './use-feedback';
import styles from './words-field.module.css';

type Props = {
  readonly form: UseFormReturn<FeedbackValues>;
  readonly label: string;
  readonly hint: string | undefined;
  readonly maxLength: number;
};

/** A text area with a counter. The limit counts UTF-16 units, as the platform does. Longer text is not sent. */
export function WordsField({ form, label, hint, maxLength }: Props) {
  const id = useId();
  const t = useText();
  const { errors } = useFormState({ control: form.control, name: 'content' });
  const content = useWatch({ control: form.control, name: 'content' });
  const requiredText = t('error.feedback.content');
  const tooLongText = t('error.field.long', { label, max: maxLength, over: content.length - maxLength });
  // Chosen by the kind of error, not by its stored text, since the language may have changed.
  const error = errors.content && (errors.content.type === 'maxLength' ? tooLongText : requiredText);
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : true}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        placeholder={hint}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-error ${id}-count`}
        {...form.register('content', {
          validate: (value) => value.trim() !== '' || requiredText,
          maxLength: { value: maxLength, message: tooLongText },
        })}
      />
      <div className={styles.foot}>
        <p id={`${id}-error`} className={styles.error} aria-live="polite">
          {error}
        </p>
        <p id={`${id}-count`} className={styles.count}>
          {t('widget.feedback.count', { count: content.length, max: maxLength })}
        </p>
      </div>
    </div>
  );
}
