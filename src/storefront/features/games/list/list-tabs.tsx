import { Icon } from '@/storefront/ui/icons/icon';
import { type Tab, tabs } from './list-choice';
import styles from './list-tabs.module.css';

type Props = {
  readonly chosen: Tab;
  readonly words: { readonly [Key in Tab]: string };
  readonly label: string;
  readonly onChoose: (tab: Tab) => void;
};

const icons = { all: 'gamepad', hot: 'flame', recent: 'clock', fav: 'heart' } as const;

/** The round buttons above the list, which choose the games it shows. */
export function ListTabs({ chosen, words: tabLabels, label, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, these choose a view
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={tab === chosen}
          data-tab={tab}
          onClick={() => onChoose(tab)}
        >
          <span className={styles.disc}>
            <Icon name={icons[tab]} />
          </span>
          {tabLabels[tab]}
        </button>
      ))}
    </div>
  );
}
