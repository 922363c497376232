import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Downline } from '../record/record-line';
import styles from './team-path.module.css';

type Props = {
  /** From the agent down to whose team shows. */
  readonly path: readonly Downline[];
};

/** Where in the team the report stands, each level above a way back; nothing at the top. */
export function TeamPath({ path }: Props) {
  const t = useText();
  const [, setParams] = useSearchParams();
  if (path.length < 2) return null;
  const back = (index: number) =>
    setParams({ agent: index === 0 ? undefined : path[index]?.id, page: undefined, record: undefined }, 'step');
  return (
    <nav aria-label={t('widget.records.path')}>
      <ol className={styles.path}>
        {path.map(({ id, name }, index) => (
          <li key={id}>
            {index === path.length - 1 ? (
              <span className={styles.here} aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <button type="button" className={styles.level} onClick={() => back(index)}>
                <bdi>{name}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
