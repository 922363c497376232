import { type FormEvent, useId, useState } from 'react';
import { addDays } from '@/storefront/platform/languages/days';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useToday } from '@/storefront/platform/languages/use-time';
import { Button } from '@/storefront/ui/button';
import { FieldShell, fieldAria } from '@/storefront/ui/fields/field-shell';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from '../records.module.css';
import { mostDays, rangeFault } from './use-range';

type Days = { readonly from: string; readonly to: string };

type Props = {
  /** The current days of the report. */
  readonly initialDays: () => Days;
  readonly onChoose: (days: Days) => void;
  readonly onClose: () => void;
};

/** Two days from the phone's own date picker. An invalid range is explained below it. */
export function RangeDialog({ initialDays, onChoose, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { today = '' } = useToday();
  const [days, setDays] = useState<Days>(initialDays);
  const [isSubmitted, setSubmitted] = useState(false);
  const fault = isSubmitted ? rangeFault(days.from, days.to, today) : undefined;
  const error = fault === undefined ? undefined : t(`widget.records.fault.${fault}`, { days: format.number(mostDays) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (rangeFault(days.from, days.to, today) === undefined) onChoose(days);
  };
  const [yesterday, monthStart] = [addDays(today, -1), `${today.slice(0, 7)}-01`];
  const lastMonthEnd = addDays(monthStart, -1);
  const shortcuts = [
    ['yesterday', { from: yesterday, to: yesterday }],
    ['month', { from: monthStart, to: today }],
    ['lastMonth', { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd }],
  ] as const;
  return (
    <Dialog title={t('widget.records.choose')} closeLabel={t('widget.close')} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <div className={styles.shortcuts}>
          {shortcuts.map(([name, shortcutDays]) => (
            <Button key={name} size="s" tone="secondary" onClick={() => onChoose(shortcutDays)}>
              {t(`widget.records.${name}`)}
            </Button>
          ))}
        </div>
        <div className={styles.dates}>
          {(['from', 'to'] as const).map((end) => (
            <FieldShell
              key={end}
              id={`${id}-${end}`}
              label={t(`widget.records.${end}`)}
              error={end === 'to' ? error : undefined}
            >
              <input
                {...fieldAria(`${id}-${end}`, end === 'to' ? error : undefined, undefined)}
                type="date"
                max={today}
                value={days[end]}
                onChange={(event) => setDays({ ...days, [end]: event.target.value })}
              />
            </FieldShell>
          ))}
        </div>
        <Button type="submit" wide>
          {t('widget.records.show')}
        </Button>
      </form>
    </Dialog>
  );
}
