import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { codesIn } from '../rules/read-typed';
import { atMost } from '../rules/rule';
import { type FieldProps, TextField } from './text-field';

type Props = FieldProps & {
  /** Seconds until another code may be sent. */
  readonly left: number;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onSend: () => void;
};

/** A field for a code of at most ten digits, and a button for another code. The whole message may be pasted. */
export function OneTimeCode({ left: secondsLeft, busy = false, onSend, ...field }: Props) {
  const t = useText();
  const format = useFormat();
  const faultIn = (typed: string) => {
    if (/^\d*$/.test(typed)) return undefined;
    const codes = codesIn(typed);
    return codes.length > 1 ? t('error.code.several', { codes: codes.join(', ') }) : t('error.captcha.numeric');
  };
  return (
    <TextField
      icon="shield"
      {...field}
      reasonOf={faultIn}
      also={faultIn}
      rule={atMost(10, field.rule)}
      kind="code"
      input="number"
      autocomplete="one-time-code"
      end={
        <Button tone="ghost" size="s" busy={busy} disabled={secondsLeft > 0} onClick={onSend}>
          {secondsLeft > 0
            ? t('widget.register.seconds', { count: format.number(secondsLeft) })
            : t('widget.register.send')}
        </Button>
      }
    />
  );
}
