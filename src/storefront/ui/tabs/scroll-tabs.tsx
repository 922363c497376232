import { useEffect, useId, useRef } from 'react';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { centre } from '../motion/bring-into-sight';
import styles from './scroll-tabs.module.css';
import { walkTabs } from './walk-tabs';

type Props = {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Id of the panel that the tabs switch. */
  readonly panel: string;
};

/** Tabs in one row that scrolls. The tapped tab moves to the middle. */
export function ScrollTabs({ label, tabs, chosen, onChoose, panel }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // The address may choose a tab that is out of view.
  useEffect(() => centre(list.current, chosenTabIn(list.current), 'auto'), []);
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={(event) => walkTabs(event)}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          id={`${id}-${tab.key}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.key === chosen}
          aria-controls={panel}
          tabIndex={tab.key === chosen ? 0 : -1}
          onClick={(event) => {
            centre(list.current, event.currentTarget, prefersStill() ? 'auto' : 'smooth');
            onChoose(tab.key);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function chosenTabIn(list: HTMLElement | null): Element | null {
  return list?.querySelector('[aria-selected="true"]') ?? null;
}
