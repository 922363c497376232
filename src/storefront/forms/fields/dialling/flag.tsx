import styles from './dialling.module.css';

/** A flag beside a name that says the same, so it is decoration. A file: Windows draws letters for emoji flags. */
export function Flag({ code }: { readonly code: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
    />
  );
}
