import { useCallback, useState } from 'react';
import styles from './picture.module.css';
import { pictureAddress } from './safe/safe-address';

type Props = {
  readonly src: string | null | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Text of the drawing that replaces a missing picture. */
  readonly name?: string | undefined;
  /** Form of that text: its first letters, or the whole name as a logo. */
  readonly mark?: 'letters' | 'word' | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** The largest picture of the first screen, which is loaded first. */
  readonly priority?: boolean | undefined;
  /** Another picture on the first screen. */
  readonly eager?: boolean | undefined;
};

/** A picture in a box that its parent sizes. If it does not load, our own drawing fills the box. */
export function Picture({ src: address, alt, width, height, name, mark, fit = 'cover', priority, eager }: Props) {
  const src = pictureAddress(address);
  const [failedSrc, setFailedSrc] = useState<string | undefined>(undefined);
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && isEmpty(image)) setFailedSrc(image.getAttribute('src') ?? '');
  }, []);
  if (src === undefined || failedSrc === src) return <Drawing name={name ?? alt} alt={alt} mark={mark} />;
  return (
    <img
      ref={check}
      className={styles.picture}
      data-fit={fit}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      onLoad={(event) => check(event.currentTarget)}
      onError={() => setFailedSrc(src)}
    />
  );
}

/**
 * A picture in the server's HTML may have failed before listeners were set. Some hosts answer with a single pixel for a
 * missing picture.
 */
function isEmpty({ complete, currentSrc, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  if (!complete || currentSrc === '') return false;
  return naturalWidth === 0 || (naturalWidth === 1 && naturalHeight === 1);
}

type DrawingProps = Pick<Props, 'alt' | 'mark'> & { readonly name: string };

/**
 * A drawing in the brand's colours. The name chooses one of several, so that neighbours differ and the same name always
 * looks the same.
 */
function Drawing({ name, alt, mark = 'letters' }: DrawingProps) {
  const ariaProps = alt === '' ? {} : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <span className={styles.drawing} data-mark={mark} data-tone={sumOf(name) % 4} {...ariaProps}>
      <bdi className={styles.said} aria-hidden="true">
        {mark === 'word' ? name : lettersOf(name)}
      </bdi>
    </span>
  );
}

function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
}
