import { type ChangeEvent, useId } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './picture-field.module.css';
import { type FeedbackPicture, pictureTypes } from './pictures';

type Props = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly most: number;
  readonly pictures: readonly FeedbackPicture[];
  /** Text key. */
  readonly refusal: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
};

/** Pictures with their previews; each can be taken out again. */
export function PictureField({ label, hint, most, pictures, refusal, onAdd, onRemove }: Props) {
  const id = useId();
  const t = useText();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was taken out.
    event.currentTarget.value = '';
  };
  return (
    <FieldGroup label={label} describedBy={`${id}-foot`}>
      <div className={styles.row}>
        {pictures.map(({ key, file, preview }) => (
          <div key={key} className={styles.picture}>
            <img src={preview} alt={file.name} width={96} height={96} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('widget.feedback.remove', { name: file.name })}
              onClick={() => onRemove(key)}
            >
              <Icon name="close" size="s" />
            </button>
          </div>
        ))}
        {pictures.length < most && (
          <label className={styles.add}>
            <Icon name="plus" />
            <span>{t('widget.feedback.add')}</span>
            <input
              type="file"
              className={styles.input}
              accept={pictureTypes.join(',')}
              multiple={most - pictures.length > 1}
              onChange={handleChange}
            />
          </label>
        )}
      </div>
      <p id={`${id}-foot`} className={styles.foot} data-refused={refusal !== undefined || undefined} aria-live="polite">
        {refusal === undefined ? hint : t(refusal)}
      </p>
    </FieldGroup>
  );
}
