import { useEffect, useRef, useState } from 'react';
import styles from './form-alert.module.css';

type Props = {
  readonly problems: readonly string[];
  /** It holds whatever is typed. */
  readonly stays?: boolean;
};

/**
 * Refusals that belong to no field. They scroll into view together with the button below. Once a field of the form
 * changes they are gone, since they are about what it held before.
 */
export function FormAlert({ problems, stays = false }: Props) {
  const alertRef = useRef<HTMLDivElement>(null);
  const joinedText = problems.join();
  const [oldText, setOldText] = useState('');
  if (oldText !== '' && joinedText !== oldText) setOldText('');
  useEffect(() => {
    if (joinedText === '') return;
    alertRef.current?.scrollIntoView?.({ block: 'nearest' });
    if (stays) return;
    const form = alertRef.current?.closest('form');
    const handleInput = () => setOldText(joinedText);
    form?.addEventListener('input', handleInput);
    return () => form?.removeEventListener('input', handleInput);
  }, [joinedText, stays]);
  const isOld = joinedText === oldText;
  return (
    <div ref={alertRef} role="alert" className={styles.alert} data-empty={isOld || undefined}>
      {!isOld && problems.map((problem) => <p key={problem}>{problem}</p>)}
    </div>
  );
}
