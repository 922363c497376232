import { Icon } from '@/storefront/ui/icons/icon';
import styles from './message-art.module.css';

type Props = {
  readonly art: 'maintenance' | 'region' | 'not-found' | 'offline' | 'ip-limit' | 'service';
  readonly icon?: string | undefined;
};

const icons = {
  maintenance: 'wrench',
  region: 'map-pin',
  'not-found': 'search',
  offline: 'signal-off',
  'ip-limit': 'lock',
  service: 'refresh',
} as const;

/** A drawing in the brand's colours: rings behind, the subject on a disc in front. */
export function MessageArt({ art, icon }: Props) {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 240 160" className={styles.back} aria-hidden="true">
        <Backdrop art={art} />
      </svg>
      <span className={styles.disc}>
        <Icon name={icon ?? icons[art]} size="xl" />
      </span>
    </div>
  );
}

function Backdrop({ art }: { readonly art: Props['art'] }) {
  switch (art) {
    case 'maintenance':
      return (
        <g>
          <path d="M20 132h200M44 132V96h26v36M170 132V84h30v48M182 84V62" />
          <path d="M24 120l14-14M206 40l8 8M60 46l-8-8" data-tone="accent" />
          <circle cx="120" cy="80" r="66" strokeDasharray="8 10" />
        </g>
      );
    case 'region':
      return (
        <g>
          <circle cx="120" cy="80" r="66" />
          <path d="M54 80h132M120 14c44 40 44 92 0 132M120 14c-44 40-44 92 0 132M68 44h104M68 116h104" />
          <path d="M36 30 204 132" data-tone="accent" />
        </g>
      );
    case 'offline':
      return (
        <g>
          <path d="M36 66a120 120 0 0 1 168 0M58 90a88 88 0 0 1 124 0" />
          <path d="M20 132h200" />
          <path d="M44 24 196 140" data-tone="accent" />
        </g>
      );
    case 'ip-limit':
      return (
        <g>
          <path d="M120 12 182 34v44c0 36-26 58-62 72-36-14-62-36-62-72V34z" />
          <path d="M20 60h24M20 80h18M20 100h24M196 60h24M202 80h18M196 100h24" />
          <path d="M96 24 120 16l24 8" data-tone="accent" />
        </g>
      );
    case 'service':
      return (
        <g>
          <rect x="44" y="18" width="152" height="32" rx="8" />
          <rect x="44" y="110" width="152" height="32" rx="8" />
          <path d="M60 34h28M60 126h28M120 50v14M120 96v14" />
          <path d="M172 34h8M172 126h8M24 80h24M192 80h24" data-tone="accent" />
        </g>
      );
    case 'not-found':
      return (
        <g>
          <rect x="30" y="30" width="52" height="72" rx="10" transform="rotate(-14 56 66)" />
          <rect x="158" y="30" width="52" height="72" rx="10" transform="rotate(14 184 66)" />
          <circle cx="120" cy="80" r="66" strokeDasharray="3 9" data-tone="accent" />
          <path d="M48 136h144" />
        </g>
      );
  }
}
