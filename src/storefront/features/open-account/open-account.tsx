import { useSearchParam } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from './open-account.module.css';

const ways = ['direct', 'links'] as const;

/** The merchant's ways to open an account, one at a time. */
export default function OpenAccount({ box, props, slots }: WidgetComponentProps<'agent.open-account'>) {
  const t = useText();
  const [asked, setAsked] = useSearchParam('tab');
  const open = ways.filter((way) => slots[way] !== undefined);
  const [first] = open;
  if (first === undefined) return null;
  const chosen = open.find((way) => way === asked) ?? first;
  return (
    <section {...box} className={styles.ways} aria-label={props.title}>
      {open.length > 1 && (
        <Tabs
          label={props.title}
          tabs={open.map((key) => ({ key, label: t(`widget.open.way.${key}`) }))}
          chosen={chosen}
          onChoose={(next) => setAsked(next === first ? undefined : next)}
        />
      )}
      {slots[chosen]}
    </section>
  );
}
