import { useEffect, useMemo, useState } from 'react';
import type { BrandChoice, Now, Setting } from '../../contract';
import type { Address } from '../address';
import { ask } from '../ask';
import { Frame } from './frame';
import { frameSpecs } from './frame-specs';
import type { Marked } from './use-frame';

type Props = {
  readonly look: Address;
  readonly brand: BrandChoice;
  readonly now: Now;
  readonly setting: Setting;
  readonly isPicking: boolean;
  /** Another number begins all visits anew. */
  readonly round: number;
  readonly refuse: (error: unknown) => void;
  readonly setMarked: (marked: Marked) => void;
  readonly onPicked: (node: string) => void;
  readonly stopPicking: () => void;
};

/** The storefronts of a view. */
export function Frames(props: Props) {
  const { look, brand, now, setting, isPicking, round, refuse, setMarked, onPicked, stopPicking } = props;
  const [savedPort, setSavedPort] = useState<number>();
  const isWithSaved = look.by === 'saved';
  useEffect(() => {
    if (!isWithSaved) return;
    ask<{ readonly port: number }>('saved-port').then(({ port }) => setSavedPort(port), refuse);
  }, [isWithSaved, refuse]);
  const { by, page, persona, language } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the look only these make other frames.
  const specs = useMemo(
    () => frameSpecs({ look, brand, now, setting, savedPort }),
    [by, page, persona, language, brand.id, JSON.stringify(now.brands), setting, savedPort],
  );
  const shell = brand.pages.find(({ kind }) => kind === 'shell')?.id ?? 'shell';
  return (
    <main className="frames" aria-label="Storefronts">
      {specs.map((spec) => (
        <Frame
          key={`${round} ${spec.key}`}
          {...{
            spec,
            look,
            shell,
            draft: now.version,
            isPicking,
            onPicked,
            stopPicking,
            onMarked: setMarked,
            frameKey: setting.frames.key,
          }}
        />
      ))}
    </main>
  );
}
