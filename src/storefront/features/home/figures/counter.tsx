import { useEffect, useState } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Figure } from './figure';
import { RollingDigits } from './rolling-digits';
import { usePlaying } from './use-playing';

/** Milliseconds before the next step: one of these by chance. */
const pauses = [3000, 4000, 5000];

export default function Counter({ box, props }: WidgetComponentProps<'home.counter'>) {
  const { label, from = 1_200_000_000, to = 1_300_000_000, minStep = 10_000, maxStep = 50_000 } = props;
  const { every = pauses, money = false, tone = 'marquee' } = props;
  const format = useFormat();
  const state = usePlaying();
  const value = useSteps({ from, to, minStep, maxStep, every, playing: state.isMoving });
  const write = (amount: number) => (money ? format.money(amount) : format.number(amount));
  return (
    <Figure {...box} label={label} spokenText={write(value)} tone={tone} {...state}>
      <RollingDigits text={write(value)} />
    </Figure>
  );
}

type Steps = {
  readonly from: number;
  readonly to: number;
  readonly minStep: number;
  readonly maxStep: number;
  readonly every: readonly number[];
  readonly playing: boolean;
};

/** Grows by a random step after a random pause. After the last value it starts again. */
function useSteps({ from, to, minStep, maxStep, every, playing }: Steps): number {
  // A new object for each step: a step of 0 must also lead to the next one.
  const [step, setStep] = useState({ grown: 0 });
  const choices = every.join(' ');
  useEffect(() => {
    if (!playing) return;
    const list = choices.split(' ').map(Number);
    const pause = list[Math.floor(Math.random() * list.length)];
    const next = step.grown + minStep + Math.floor(Math.random() * (maxStep - minStep + 1));
    const timer = setTimeout(() => setStep({ grown: from + next > to ? 0 : next }), pause);
    return () => clearTimeout(timer);
  }, [step, playing, choices, from, to, minStep, maxStep]);
  return from + step.grown;
}
