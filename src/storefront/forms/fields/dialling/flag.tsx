import styles from './dialling.module.css';

/** A flag beside the country's name, so it is decoration. It is a file, since Windows draws emoji flags as letters. */
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
