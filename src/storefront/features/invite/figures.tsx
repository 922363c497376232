import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from './friends.module.css';

type Props = {
  readonly total: number | string | null | undefined;
  readonly footer: CallValue<'referredFriends'>['footer'];
};

/** Number of friends, and the rewards for them, as far as the platform tells. */
export function Figures({ total, footer }: Props) {
  const t = useText();
  const format = useFormat();
  const { monthInvitations: month, totalReward: reward } = footer ?? {};
  const figures = [
    { name: 'total', value: isKnown(total) && format.number(total) },
    { name: 'month', value: isKnown(month) && format.number(month) },
    { name: 'reward', value: isKnown(reward) && format.money(reward) },
  ];
  const knownFigures = figures.filter(({ value }) => value !== false);
  if (knownFigures.length === 0) return null;
  return (
    <Card>
      <section aria-label={t('widget.invite.figures')}>
        <dl className={styles.figures}>
          {knownFigures.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`widget.invite.${name}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

function isKnown(value: number | string | null | undefined): value is number | string {
  return value !== null && value !== undefined && value !== '';
}
