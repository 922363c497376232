import type { Link } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './open-account.module.css';

/** The state of a link in words. */
export function LinkState({ status }: { readonly status: Link['status'] | undefined }) {
  const t = useText();
  const state = stateOf(status);
  return (
    <span className={styles.state} data-state={state}>
      {t(`widget.open.state.${state}`)}
    </span>
  );
}

const states = ['0', '1', '2'] as const;

/** The status on the wire: 0 paused, 1 open, 2 expired. Without a value it is open. */
export function stateOf(status: Link['status'] | undefined): (typeof states)[number] {
  return states.find((state) => state === String(status ?? '1')) ?? '1';
}
