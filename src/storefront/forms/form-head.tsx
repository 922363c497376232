import type { ReactNode } from 'react';
import { Heading } from '@/storefront/ui/heading';
import styles from './form.module.css';

type Props = { readonly title: string | undefined; readonly note: ReactNode };

/** The purpose of a form; nothing without a title. */
export function FormHead({ title, note }: Props) {
  if (title === undefined) return null;
  return (
    <div className={styles.head}>
      <Heading>{title}</Heading>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
