import { useState } from 'react';
import { useOutlet, usePageId } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { ToastRegion } from '@/storefront/ui/overlays/toast-region';
import styles from './frame.module.css';

export default function Frame({ box, props, slots }: WidgetComponentProps<'shell.frame'>) {
  const outlet = useOutlet();
  const pageId = usePageId();
  // The first page comes with the document and must not wait for a transition.
  const [firstPageId] = useState(pageId);
  return (
    <div {...box} className={styles.frame}>
      {props.skip !== undefined && (
        <a className={styles.skip} href="#main">
          {props.skip}
        </a>
      )}
      {slots.bar}
      {slots.header}
      <main id="main" className={styles.main} tabIndex={-1} data-floating={slots.overlay !== undefined || undefined}>
        <div key={pageId} className={styles.page} data-page={pageId} data-enters={pageId !== firstPageId || undefined}>
          {outlet}
        </div>
      </main>
      {slots.legal !== undefined && (
        <footer className={styles.legal} data-whole>
          {slots.legal}
        </footer>
      )}
      {slots.footer}
      {slots.overlay}
      <ToastRegion />
    </div>
  );
}
