import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAction, useStorefront } from '@/storefront/contract/hooks';
import { siteHash } from './safe-address';
import styles from './server-html.module.css';
import { wordsOfHtml } from './words-of-html';

type Sanitised = { readonly html: string; readonly nodes: readonly Node[] };

const markup = /[<&]/;

/**
 * HTML of the server. It shows as plain text until the browser has sanitised it, and for good if it has no markup or
 * the sanitiser does not load. Then it shows as sanitised nodes. A link within this site navigates, an outside one
 * opens a new tab.
 */
export function ServerHtml({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const run = useAction();
  const { links } = useStorefront().merchant;
  const [sanitised, setSanitised] = useState<Sanitised>();
  useEffect(() => {
    if (!markup.test(html)) return undefined;
    let isUnmounted = false;
    const show = async () => {
      const { sanitise } = await import('./sanitise');
      const places = { ...links, siteHashes: [...links.siteHashes, siteHash(window.location.host)] };
      if (!isUnmounted) setSanitised({ html, nodes: [...sanitise(html, places).childNodes] });
    };
    show().catch(() => undefined); // If it fails, the plain text stays.
    return () => {
      isUnmounted = true;
    };
  }, [html, links]);
  // In the commit that removes the plain text, so that the page never has the text twice.
  useLayoutEffect(() => {
    if (sanitised !== undefined) box.current?.replaceChildren(...sanitised.nodes);
  }, [sanitised]);
  const isShown = sanitised?.html === html;
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    run({ do: 'openLink', href });
  };
  return (
    <div className={styles.html}>
      {!isShown && <p>{wordsOfHtml(html)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div ref={box} hidden={!isShown} onClick={followLink} />
    </div>
  );
}
