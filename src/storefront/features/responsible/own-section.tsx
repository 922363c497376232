import type { ReactNode } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import styles from './own-section.module.css';

type Props = Box & {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

/** A section for members. A guest reads that it needs a login. */
export function OwnSection({ id, title, note, children, ...box }: Props) {
  const t = useText();
  const { scope } = useGateway();
  return (
    <section {...box} className={styles.section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
      {scope.session === '' ? <EmptyState icon="lock" title={t('error.session')} /> : children}
    </section>
  );
}
