import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '@/storefront/platform/browser/after-paint';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { bringIntoSight, centre } from '@/storefront/ui/motion/bring-into-sight';
import { everyArrow, walkTabs } from '@/storefront/ui/tabs/walk-tabs';
import { useAskLogin } from '../play/use-ask-login';
import styles from './category-menu.module.css';
import { useCategories, useCategory } from './use-categories';

const noOrder: readonly string[] = [];

export default function CategoryMenu({ box, props }: WidgetComponentProps<'game.category-menu'>) {
  const { label, front = 'HOT', initial = front, order = noOrder, items = {} } = props;
  const { categories } = useCategories(order, front);
  // Tabs of a lobby add no history entries, so going back leaves the lobby. Tabs of a list of games do add them.
  const [chosenKey, setChosen] = useCategory(initial);
  const isGuest = useGateway().scope.session === '';
  const askLogin = useAskLogin();
  const choose = (key: string) => {
    if (isGuest && key === 'RECENT') askLogin({ category: key });
    else setChosen(key === initial ? undefined : key);
  };
  const list = useRef<HTMLDivElement>(null);
  // The address may name a category that the merchant lacks. The menu must still be reachable by keyboard.
  const isKnown = categories.some(({ key }) => key === chosenKey);
  useScrollIntoView(list, chosenKey, isKnown);
  return (
    <div
      {...box}
      ref={list}
      className={styles.menu}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => walkTabs(event, everyArrow)}
      data-category-menu
    >
      {categories.map(({ key, name }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={key === chosenKey}
          tabIndex={key === chosenKey || (index === 0 && !isKnown) ? 0 : -1}
          data-key={key}
          onClick={() => choose(key)}
        >
          <span className={styles.icon}>
            <Icon name={items[key]?.icon ?? 'gamepad'} />
          </span>
          <span className={styles.label}>{items[key]?.label ?? name ?? key}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * Scrolls the chosen tab to the middle; the first one only if it is cut off, and without animation. The page itself
 * does not scroll.
 */
function useScrollIntoView(list: RefObject<HTMLElement | null>, chosen: string, hasTab: boolean): void {
  const lastChosen = useRef<string>(undefined);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]') ?? null;
    if (lastChosen.current === chosen || !hasTab) return;
    const isFirst = lastChosen.current === undefined;
    lastChosen.current = chosen;
    if (isFirst) return bringIntoSight(list.current, tab);
    // Not in the tap's own task: reading rectangles there would force a second layout.
    return afterPaint(() => centre(list.current, tab, prefersStill() ? 'auto' : 'smooth'));
  }, [list, chosen, hasTab]);
}
