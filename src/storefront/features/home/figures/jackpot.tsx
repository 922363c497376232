import { useState } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { ClimbingFigure } from './climbing-figure';
import { Figure } from './figure';
import { usePlaying } from './use-playing';

export default function Jackpot({ box, props }: WidgetComponentProps<'home.jackpot'>) {
  const { label, from = 787756899.13, to = 787757899.13, duration = 60_000, money = false, tone = 'marquee' } = props;
  const format = useFormat();
  const state = usePlaying();
  const [shownValue, setShownValue] = useState(from);
  const write = money ? format.money : format.amount;
  return (
    <Figure {...box} label={label} spokenText={write(shownValue)} tone={tone} {...state}>
      <ClimbingFigure
        from={from}
        to={to}
        duration={duration}
        write={write}
        playing={state.isMoving}
        onShown={setShownValue}
      />
    </Figure>
  );
}
