import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { Progress } from '@/storefront/ui/progress';
import styles from './vip.module.css';

type Value = CallValue<'clubBenefit'>;
type Props = { readonly current: NonNullable<Value['current']>; readonly levels: Value['levels'] };

/** The member's level, and the turnover that the next one needs. */
export function CurrentLevel({ current, levels }: Props) {
  const t = useText();
  const format = useFormat();
  const { level, labelName, turnover, nextTurnover, progress } = current;
  const [staked, goal] = [Number(turnover ?? 0), Number(nextTurnover ?? 0)];
  const next = levels.find(({ level: levelNumber }) => Number(levelNumber) === Number(level ?? 0) + 1);
  const isTop = nextTurnover === null || nextTurnover === undefined;
  const percent = Math.min(100, Math.max(0, Number(progress ?? 0) || 0));
  return (
    <Card pad="l">
      <p className={styles.current}>
        <span className={styles.crown}>
          <Icon name="crown" />
        </span>
        {labelName ?? t('widget.vip.noLevel')}
      </p>
      <div className={styles.progress}>
        <Progress max={100} value={percent} label={t('widget.vip.progress')} />
      </div>
      {isTop && <p className={styles.note}>{t('widget.vip.top')}</p>}
      {/* Who has staked enough waits for the platform to raise the level. */}
      {!isTop && goal > staked && (
        <p className={styles.note}>
          {t('widget.vip.left', { amount: format.money(goal - staked), level: next?.labelName ?? '' })}
        </p>
      )}
      <p className={styles.note}>{t('widget.vip.staked', { amount: format.money(staked) })}</p>
    </Card>
  );
}
