import { useSearchParam } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from './open-account.module.css';

const allWays = ['direct', 'links'] as const;

/** The merchant's ways to open an account, one at a time. */
export default function OpenAccount({ box, props, slots }: WidgetComponentProps<'agent.open-account'>) {
  const t = useText();
  const [tabParam, setTabParam] = useSearchParam('tab');
  const availableWays = allWays.filter((way) => slots[way] !== undefined);
  const [firstWay] = availableWays;
  if (firstWay === undefined) return null;
  const chosen = availableWays.find((way) => way === tabParam) ?? firstWay;
  return (
    <section {...box} className={styles.ways} aria-label={props.title}>
      {availableWays.length > 1 && (
        <Tabs
          label={props.title}
          tabs={availableWays.map((key) => ({ key, label: t(`widget.open.way.${key}`) }))}
          chosen={chosen}
          onChoose={(next) => setTabParam(next === firstWay ? undefined : next)}
        />
      )}
      {slots[chosen]}
    </section>
  );
}
