import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import { useMarquee } from '@/storefront/ui/motion/use-marquee';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import type { Winner } from './sort-winners';
import styles from './winner-ticker.module.css';

type Lead = NonNullable<Winner['leads']>;

type Props = {
  readonly label: string;
  readonly winners: readonly Winner[];
  /** Number of visible entries. Only a longer list scrolls. */
  readonly visible: number;
  /** Milliseconds for each row. */
  readonly speed: number;
  readonly onTap: (leads: Lead, game: Winner['target']) => void;
  /** Whether an entry has an action. Without one it is neither a link nor a button. */
  readonly has: (leads: Lead) => boolean;
  readonly href: (leads: Lead, game: Winner['target']) => string | undefined;
};

export function WinnerTicker({ label, winners, visible, speed, ...taps }: Props) {
  const isScrolling = winners.length > visible;
  const marquee = useMarquee({ axis: 'y', duration: winners.length * speed, enabled: isScrolling });
  if (winners.length === 0) return null;
  return (
    <>
      <Card pad="none">
        <div
          className={styles.window}
          data-visible={isScrolling ? visible : undefined}
          data-scrolls={isScrolling || undefined}
          {...marquee.hold}
        >
          <div ref={marquee.track}>
            <WinnerRows winners={winners} {...taps} />
            {isScrolling && (
              <div aria-hidden="true" data-copy>
                <WinnerRows winners={winners} {...taps} copy />
              </div>
            )}
          </div>
        </div>
      </Card>
      {isScrolling && (
        <span className={styles.pause}>
          <PauseButton label={label} playing={marquee.playing} onToggle={marquee.toggle} />
        </span>
      )}
    </>
  );
}

type RowsProps = Pick<Props, 'winners' | 'onTap' | 'has' | 'href'> & { readonly copy?: boolean };

function WinnerRows({ winners, onTap, has, href, copy }: RowsProps) {
  const t = useText();
  const format = useFormat();
  return winners.map((winner) => {
    const { key, game, name, amount, leads, target } = winner;
    if (leads === undefined || !has(leads)) {
      return (
        <div key={key} className={styles.row}>
          <WinnerWords winner={winner} />
        </div>
      );
    }
    return (
      <Tap
        key={key}
        className={styles.row}
        tabIndex={copy ? -1 : undefined}
        aria-label={t('widget.winners.won', { name, game, amount: format.money(amount) })}
        href={href(leads, target)}
        onTap={() => onTap(leads, target)}
      >
        <WinnerWords winner={winner} />
      </Tap>
    );
  });
}

function WinnerWords({ winner: { icon, game, name, amount } }: { readonly winner: Winner }) {
  const format = useFormat();
  return (
    <>
      <span className={styles.icon}>
        <Picture src={icon} alt="" name={game} width={40} height={40} />
      </span>
      <span className={styles.words}>
        <span className={styles.game} dir="auto">
          {game}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </span>
      <bdi className={styles.amount}>{format.money(amount)}</bdi>
    </>
  );
}
