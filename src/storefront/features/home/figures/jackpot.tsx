import { useEffect, useState } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { usePlaying } from '../matches/use-playing';
import { Figure } from './figure';

/** Milliseconds between two figures: about as fast as an eye reads the last digits. */
const beat = 100;

export default function Jackpot({ props }: WidgetComponentProps<'home.jackpot'>) {
  const { label, from = 787756899.13, to = 787757899.13, duration = 60_000, money = false, tone = 'marquee' } = props;
  const format = useFormat();
  const [playing, toggle] = usePlaying();
  const value = useClimb({ from, to, duration, playing });
  const write = (amount: number) => (money ? format.money(amount) : format.amount(amount));
  return (
    <Figure label={label} spoken={write(from)} tone={tone} playing={playing} onToggle={toggle}>
      {write(value)}
    </Figure>
  );
}

type Climb = { readonly from: number; readonly to: number; readonly duration: number; readonly playing: boolean };

/** From the first value to the last, and again; held, it stays where it is. */
function useClimb({ from, to, duration, playing }: Climb): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setPassed((now) => (now >= duration ? 0 : Math.min(now + beat, duration))), beat);
    return () => clearInterval(timer);
  }, [playing, duration]);
  return from + (to - from) * Math.min(passed / duration, 1);
}
