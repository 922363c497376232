import { PictureField } from '@/storefront/forms/pictures/picture-field';
import type { Upload } from '@/storefront/forms/pictures/picture-shelf';
import type { usePictures } from '@/storefront/forms/pictures/use-pictures';
import { useText } from '@/storefront/platform/languages/use-text';

type Props = {
  readonly needed: boolean;
  /** How many more pictures the order takes. */
  readonly most: number;
  readonly pictures: ReturnType<typeof usePictures>;
};

export const mostReceipts = 3;

export const uploadReceipt: Upload = (gateway, file, options) => gateway.call('depositReceipt', { file }, options);

/** Pictures of a transfer's receipt, uploaded as soon as they are chosen. */
export function ReceiptField({ needed, most, pictures }: Props) {
  const t = useText();
  return (
    <PictureField
      label={t('widget.deposit.receipt')}
      hint={t(needed ? 'widget.deposit.receiptNeeded' : 'widget.deposit.receiptHint')}
      most={most}
      field={pictures}
    />
  );
}
