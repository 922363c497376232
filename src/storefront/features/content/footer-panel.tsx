import type { ReactNode } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './footer-panel.module.css';

export default function FooterPanel({ box, props, slots }: WidgetComponentProps<'content.footer-panel'>) {
  const { label, channelsTitle, lineTitle, line, domainsTitle } = props;
  const { channels, chat, domains, links } = slots;
  // Without a channel to reach support, support is not mentioned.
  const isReachable = channels !== undefined || chat !== undefined;
  return (
    <section {...box} className={styles.panel} aria-label={label}>
      {isReachable && (lineTitle !== undefined || line !== undefined) && (
        <div className={styles.line}>
          <span className={styles.icon}>
            <Icon name="headset" size="l" />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{lineTitle}</p>
            {line !== undefined && <p className={styles.text}>{line}</p>}
          </div>
          {chat}
        </div>
      )}
      <Group title={channelsTitle} kind="channels">
        {channels}
      </Group>
      <Group title={domainsTitle} kind="domains">
        {domains}
      </Group>
      {links}
    </section>
  );
}

type GroupProps = {
  readonly title: string | undefined;
  readonly kind: string;
  readonly children: ReactNode;
};

/** A heading with its links. Without links there is no heading. */
function Group({ title, kind, children }: GroupProps) {
  if (children === undefined) return null;
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.links} data-kind={kind}>
        {children}
      </div>
    </div>
  );
}
