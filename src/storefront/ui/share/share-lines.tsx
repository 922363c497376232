import { type ReactNode, type RefObject, useRef } from 'react';
import { CopyButton } from '../copy-button';
import styles from './share-lines.module.css';

type LinesProps = {
  readonly ref?: RefObject<HTMLDListElement | null>;
  readonly children: ReactNode;
};

/** Links and codes to share, one a line. */
export function ShareLines({ ref, children }: LinesProps) {
  return (
    <dl ref={ref} className={styles.lines}>
      {children}
    </dl>
  );
}

type LineProps = {
  readonly name: string;
  readonly text: string;
  /** Ref of the element with the text, for selecting it. */
  readonly textRef?: RefObject<HTMLElement | null>;
  /** A code, which is read out letter by letter. */
  readonly kind?: 'code';
};

/** One text with a button that copies it. */
export function ShareLine({ name, text, textRef, kind }: LineProps) {
  const ownRef = useRef<HTMLElement>(null);
  const shownRef = textRef ?? ownRef;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi ref={shownRef} dir="ltr" data-kind={kind}>
          {text}
        </bdi>
        <CopyButton text={text} name={name} textRef={shownRef} />
      </dd>
    </div>
  );
}
