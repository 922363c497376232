import { useFormat } from '@/storefront/platform/languages/use-format';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { usePlaying } from '../matches/use-playing';
import { ClimbingFigure } from './climbing-figure';
import { Figure } from './figure';

export default function Jackpot({ props }: WidgetComponentProps<'home.jackpot'>) {
  const { label, from = 787756899.13, to = 787757899.13, duration = 60_000, money = false, tone = 'marquee' } = props;
  const format = useFormat();
  const [playing, toggle] = usePlaying();
  const write = money ? format.money : format.amount;
  return (
    <Figure label={label} spoken={write(from)} tone={tone} playing={playing} onToggle={toggle}>
      <ClimbingFigure from={from} to={to} duration={duration} write={write} playing={playing} />
    </Figure>
  );
}
