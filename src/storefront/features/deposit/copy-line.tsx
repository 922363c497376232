import { useRef } from 'react';
import { CopyButton } from '@/storefront/ui/copy-button';
import styles from './order-view.module.css';

type Props = {
  readonly name: string;
  readonly value: string;
  /** The text as shown, if it differs from the copied one. */
  readonly shown?: string | undefined;
};

/** One value for a bank's form, with a button that copies it. */
export function CopyLine({ name, value, shown: shownText = value }: Props) {
  const valueRef = useRef<HTMLElement>(null);
  if (value === '') return null;
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <bdi ref={valueRef}>{shownText}</bdi>
        <CopyButton text={value} name={name} textRef={valueRef} />
      </dd>
    </div>
  );
}
