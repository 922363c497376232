import { useCallback, useEffect, useState } from 'react';
import type { Now, Setting } from '../contract';
import { go, useAddress } from './address';
import { ask } from './ask';
import { Frames } from './frames/frames';
import type { Marked } from './frames/use-frame';
import { Panel } from './panel';
import { TopBar } from './top-bar/top-bar';
import { wordsOf } from './use-answer';
import { usePlayed, useTried } from './use-platform';

/** The studio: what is looked at above, the frames, and beside them what explains and changes. */
export function Studio() {
  const address = useAddress();
  const [setting, setSetting] = useState<Setting>();
  const [now, takeNow] = useState<Now>();
  const [fault, setFault] = useState('');
  const [isPicking, setPicking] = useState(false);
  const [marked, setMarked] = useState<Marked>();
  // The server tells of a change that this page made itself, too: an equal state stays the same object.
  const setNow = useCallback(
    (next: Now) => takeNow((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next)),
    [],
  );
  const refuse = useCallback((error: unknown) => setFault(wordsOf(error)), []);
  const refresh = useCallback(() => ask<Now>('now').then(setNow, refuse), [setNow, refuse]);

  useEffect(() => {
    ask<Setting>('setting').then(setSetting, refuse);
    void refresh();
    const changes = new EventSource('/api/changes');
    changes.addEventListener('message', () => void refresh());
    return () => changes.close();
  }, [refresh, refuse]);

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
  return (
    <>
      <TopBar {...{ look, brand, setting, now, isPicking, setPicking }} />
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}{' '}
          <button type="button" onClick={() => setFault('')}>
            Close
          </button>
        </p>
      )}
      <div className="rooms">
        <Frames
          {...{ look, brand, now, setting, isPicking, round, refuse, setMarked }}
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
