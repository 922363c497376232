import { type ReactNode, type RefObject, useRef } from 'react';
import { CopyButton } from '../copy-button';
import styles from './handed-lines.module.css';

type LinesProps = {
  readonly ref?: RefObject<HTMLDListElement | null>;
  readonly children: ReactNode;
};

/** What a member hands on, a line each. */
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
  /** Where the text stands, for who marks it there. */
  readonly place?: RefObject<HTMLElement | null>;
  /** A code is read out, letter by letter. */
  readonly kind?: 'code';
};

/** One thing as it is written, with a way to copy it. */
export function HandedLine({ name, text, place, kind }: LineProps) {
  const own = useRef<HTMLElement>(null);
  const shown = place ?? own;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi ref={shown} dir="ltr" data-kind={kind}>
          {text}
        </bdi>
        <CopyButton text={text} name={name} shown={shown} />
      </dd>
    </div>
  );
}
