import { useCallback, useState } from 'react';
import styles from './picture.module.css';

type Props = {
  readonly src: string | null | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Shown in the box when there is no picture: its first letters. */
  readonly name?: string | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** The picture that the first screen is judged by. */
  readonly priority?: boolean | undefined;
  /** On the first screen, though not what it is judged by. */
  readonly eager?: boolean | undefined;
};

/** A picture in a box that its parent sizes. What does not load leaves letters, never a torn icon. */
export function Picture({ src, alt, width, height, name, fit = 'cover', priority, eager }: Props) {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  // A picture of the server's HTML may have failed before anything could listen.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      setFailed(image.getAttribute('src') ?? '');
  }, []);
  if (src === undefined || src === null || src === '' || failed === src) {
    const letters = <span aria-hidden="true">{lettersOf(name ?? alt)}</span>;
    if (alt === '') return <span className={styles.letters}>{letters}</span>;
    return (
      <span className={styles.letters} role="img" aria-label={alt}>
        {letters}
      </span>
    );
  }
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
      onError={() => setFailed(src)}
    />
  );
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
}
