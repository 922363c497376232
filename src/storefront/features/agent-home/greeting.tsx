import { useTicking } from '@/storefront/platform/browser/use-ticking';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { partOfDay } from './part-of-day';

/** Milliseconds between two readings of the clock. */
const clockMs = 60_000;

/** Greets by the hour in the merchant's time zone. Until the clock is read, the greeting names no part of the day. */
export default function Greeting({ box, props }: WidgetComponentProps<'agent.greeting'>) {
  const t = useText();
  const second = useTicking(useDates().secondOfDay, clockMs);
  const part = second === undefined ? 'hello' : partOfDay(Math.floor(second / 3600));
  return (
    <Heading {...box} level={2}>
      {t(`widget.agent.${part}`, { name: props.name ?? '' })}
    </Heading>
  );
}
