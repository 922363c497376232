import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { type FieldProps, TextField } from './text-field';

type Props = FieldProps & {
  /** Seconds until another one may be sent. */
  readonly left: number;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onSend: () => void;
};

/** A code of at most ten digits that is on its way, and the way to another one. */
export function OneTimeCode({ left, busy = false, onSend, ...field }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <TextField
      icon="shield"
      {...field}
      input="number"
      autocomplete="one-time-code"
      maxLength={10}
      end={
        <Button tone="ghost" size="s" busy={busy} disabled={left > 0} onClick={onSend}>
          {left > 0 ? t('widget.register.seconds', { count: format.number(left) }) : t('widget.register.send')}
        </Button>
      }
    />
  );
}
