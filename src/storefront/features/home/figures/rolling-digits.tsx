import styles from './figure.module.css';

/** Digits that roll when they change. */
export function RollingDigits({ text }: { readonly text: string }) {
  const characters = [...text];
  return (
    <span className={styles.digits}>
      {characters.map((character, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no identity but its position from the end
          key={`${characters.length - at} ${character}`}
          className={/\p{Nd}/u.test(character) ? styles.digit : styles.still}
        >
          {character}
        </span>
      ))}
    </span>
  );
}
