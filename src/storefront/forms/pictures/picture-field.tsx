import { type ChangeEvent, useId } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import { Icon } from '@/storefront/ui/icons/icon';
import { Spinner } from '@/storefront/ui/states/spinner';
import styles from './picture-field.module.css';
import { PictureRow } from './picture-row';
import { pictureTypes } from './pictures';
import type { usePictures } from './use-pictures';

type Props = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly most: number;
  readonly field: ReturnType<typeof usePictures>;
};

/** Pictures with their previews and progress. */
export function PictureField({ label, hint, most, field }: Props) {
  const id = useId();
  const t = useText();
  const { pictures, refusal, isReading } = field;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    field.add([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <FieldGroup label={label} describedBy={`${id}-foot`}>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            onRetry={() => field.retry(picture.key)}
            onRemove={() => field.remove(picture.key)}
          />
        ))}
      </ul>
      {pictures.length < most && (
        <label className={styles.add}>
          {isReading ? <Spinner /> : <Icon name="plus" />}
          <span>{t('widget.picture.add')}</span>
          <input
            type="file"
            className={styles.input}
            accept={pictureTypes.join(',')}
            multiple={most - pictures.length > 1}
            onChange={handleChange}
          />
        </label>
      )}
      <p id={`${id}-foot`} className={styles.foot} data-refused={refusal !== undefined || undefined} aria-live="polite">
        {refusal === undefined ? hint : t(refusal)}
      </p>
    </FieldGroup>
  );
}
