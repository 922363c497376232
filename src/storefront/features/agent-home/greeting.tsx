import { useEffect, useState } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { type PartOfDay, partOfDay } from './part-of-day';

const hour = 3_600_000;
/** Milliseconds between two looks at the clock. */
const again = 60_000;

/** Greets by the hour in the merchant's time zone; without the hour until the clock has been read. */
export default function Greeting({ props }: WidgetComponentProps<'agent.greeting'>) {
  const t = useText();
  const dates = useDates();
  const [part, setPart] = useState<PartOfDay>();
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      setPart(partOfDay(Math.floor((now - dates.midnight(now)) / hour)));
    };
    look();
    const timer = setInterval(look, again);
    return () => clearInterval(timer);
  }, [dates]);
  return <Heading level={2}>{t(`widget.agent.${part ?? 'hello'}`, { name: props.name ?? '' })}</Heading>;
}
