import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A text as a QR code: dark on white in every theme, with a margin. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={darkCells(data)} />
    </svg>
  );
}

function darkCells(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
}
