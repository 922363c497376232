import { Button } from '@/storefront/ui/button';
import styles from './update-bar.module.css';

type Props = {
  readonly words: string;
  readonly update: string;
  readonly later: string;
  readonly onUpdate: () => void;
  readonly onLater: () => void;
};

/** Says that a new version is ready. Nothing happens until the player agrees. */
export function UpdateBar({ words, update, later, onUpdate, onLater }: Props) {
  return (
    <div role="status" className={styles.bar}>
      <p className={styles.words}>{words}</p>
      <Button size="s" tone="ghost" onClick={onLater}>
        {later}
      </Button>
      <Button size="s" onClick={onUpdate}>
        {update}
      </Button>
    </div>
  );
}
