import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useAction, useStorefront } from '@/storefront/renderer/hooks';
import styles from './server-html.module.css';
import { wordsOfHtml } from './words-of-html';

/**
 * HTML of the server. Its bare words hold the place until the browser has sanitised it, and for good where the sanitiser does not come;
 * then the clean nodes. A link into this site navigates, an outside one opens a tab of its own.
 */
export function ServerHtml({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const run = useAction();
  const { hosts } = useStorefront().merchant.links;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const { sanitise } = await import('./sanitise');
      if (gone || box.current === null) return;
      box.current.replaceChildren(sanitise(html, hosts));
      setShown(html);
    };
    show().catch(() => undefined); // The words stay.
    return () => {
      gone = true;
    };
  }, [html, hosts]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    run({ do: 'openLink', href });
  };
  return (
    <div className={styles.html}>
      {shown !== html && <p>{wordsOfHtml(html)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div ref={box} hidden={shown !== html} onClick={follow} />
    </div>
  );
}
