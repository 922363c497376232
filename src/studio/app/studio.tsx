import { useCallback, useEffect, useState } from 'react';
import type { Now, Setting } from '../contract';
import { go, useAddress } from './address';
import { ask } from './ask';
import { Frames } from './frames/frames';
import type { Marked } from './frames/use-frame';
import { Panel } from './panel';
import { closePicked } from './panels/close-picked';
import { TopBar } from './top-bar/top-bar';
import { wordsOf } from './use-answer';
import { useEscape } from './use-escape';
import { usePlayed, useTried } from './use-tried-out';
import { watchChanges } from './watch-changes';

/** The studio: above, the choice of the view; below, the frames, and beside them the panels that explain and edit. */
export function Studio() {
  const address = useAddress();
  const [setting, setSetting] = useState<Setting>();
  const [now, takeNow] = useState<Now>();
  const [fault, setFault] = useState('');
  const [isPicking, setPicking] = useState(false);
  const [marked, setMarked] = useState<Marked>();
  // The server tells of a change that this page made itself, too: an equal state stays the same object.
  const followNow = useCallback(
    (next: Now) => takeNow((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next)),
    [],
  );
  // A change that succeeds clears the last refusal.
  const setNow = useCallback(
    (next: Now) => {
      followNow(next);
      setFault('');
    },
    [followNow],
  );
  const stopPicking = useCallback(() => setPicking(false), []);
  const isNodeOpen = address.tab === 'page' && address.node !== '';
  const refuse = useCallback((error: unknown) => setFault(wordsOf(error)), []);
  const refresh = useCallback(() => ask<Now>('now').then(followNow, refuse), [followNow, refuse]);

  const begin = useCallback(() => {
    setFault('');
    ask<Setting>('setting').then(setSetting, refuse);
    ask<Now>('now').then(takeNow, refuse);
  }, [refuse]);
  useEffect(begin, [begin]);
  useEffect(
    () => watchChanges({ onChange: () => void refresh(), onBack: begin, onRefused: () => void refresh() }),
    [refresh, begin],
  );
  useEscape(isPicking || isNodeOpen, isPicking ? stopPicking : closePicked);

  const brand = now?.brands.find(({ id }) => id === address.brand) ?? now?.brands[0];
  useTried({ brand, now, tried: address.tried, setNow, refuse });
  const round = usePlayed(brand, address.plays, refuse);

  if (setting === undefined || now === undefined || brand === undefined)
    return (
      <p className="wait" role="status">
        {fault === '' ? 'Opening the studio …' : fault}
      </p>
    );
  const language = brand.languages.some(({ code }) => code === address.language)
    ? address.language
    : (brand.languages[0]?.code ?? 'en');
  const look = { ...address, brand: brand.id, language };
  const isUnknown = address.brand !== '' && address.brand !== brand.id;
  return (
    <>
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()}
      >
        Go past the phones
      </button>
      <TopBar {...{ look, brand, setting, now, isPicking, setPicking, setNow, refuse }} />
      {fault !== '' && (
        <p className="fault banner" role="alert">
          {fault}{' '}
          <button type="button" onClick={() => setFault('')}>
            Close
          </button>
        </p>
      )}
      {isUnknown && (
        <p className="fault banner" role="alert">
          {`There is no brand "${address.brand}" here, so this is ${brand.id}. Choose one above.`}
        </p>
      )}
      <div className="rooms">
        <Frames
          {...{ look, brand, now, setting, isPicking, round, refuse, setMarked, stopPicking }}
          onPicked={(node) => {
            setPicking(false);
            go({ node, tab: 'page' });
          }}
        />
        <Panel {...{ look, brand, now, setting, setNow, marked, refuse }} />
      </div>
    </>
  );
}
