import { type ReactNode, type RefObject, useRef } from 'react';
import { CopyButton } from '../copy-button';
import styles from './handed-lines.module.css';

type LinesProps = {
  readonly ref?: RefObject<HTMLDListElement | null>;
  readonly children: ReactNode;
};

/** Links and codes to share, one a line. */
export function HandedLines({ ref, children }: LinesProps) {
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
  readonly place?: RefObject<HTMLElement | null>;
  /** A code, which is read out letter by letter. */
  readonly kind?: 'code';
};

/** One text with a button that copies it. */
export function HandedLine({ name, text, place, kind }: LineProps) {
  const ownRef = useRef<HTMLElement>(null);
  const textRef = place ?? ownRef;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi ref={textRef} dir="ltr" data-kind={kind}>
          {text}
        </bdi>
        <CopyButton text={text} name={name} shown={textRef} />
      </dd>
    </div>
  );
}
