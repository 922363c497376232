import { useEffect, useState } from 'react';
import type { BrandChoice, Now, Setting } from '../../contract';
import { type Address, go } from '../address';
import { Choice } from './choice';
import { playChoices } from './plays';
import { UndoButtons } from './undo-buttons';

type Props = {
  readonly look: Address;
  readonly brand: BrandChoice;
  readonly setting: Setting;
  readonly now: Now;
  readonly isPicking: boolean;
  readonly setPicking: (isPicking: boolean) => void;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
};

const kinds = { page: 'Pages', dialog: 'Dialogs', shell: 'Around every page' } as const;

const widths = [320, 360, 390, 430, 768].map((width) => ({
  value: String(width),
  words: width === 768 ? '768 px, tablet' : `${width} px`,
}));

const sides = [
  { value: '', words: 'Nothing' },
  { value: 'saved', words: 'Saved and draft' },
  { value: 'brands', words: 'All brands' },
  { value: 'visitors', words: 'All visitors' },
  { value: 'languages', words: 'All languages' },
];

/** The choice of what is looked at: brand, page, visitor, language, and how. */
export function TopBar({ look, brand, setting, now, isPicking, setPicking, setNow, refuse }: Props) {
  const pages = brand.pages.map(({ id, title, kind }) => ({
    value: id,
    words: title === id ? id : `${title} (${id})`,
    group: kinds[kind],
  }));
  return (
    <header className="bar">
      <h1>Livery studio</h1>
      <Choice
        label="Brand"
        value={brand.id}
        options={now.brands.map(({ id, name }) => ({ value: id, words: name === id ? id : `${name} (${id})` }))}
        onChoose={(id) => go({ brand: id, node: '', tried: '', facts: '', ...pageAt(now, id, look.page) })}
      />
      <Choice label="Page" value={look.page} options={pages} onChoose={(page) => go({ page, node: '' })} />
      <Choice
        label="Visitor"
        value={look.persona}
        options={setting.personas.map(({ name, words }) => ({ value: name, words }))}
        onChoose={(persona) => go({ persona })}
      />
      <Choice
        label="Language"
        value={look.language}
        options={brand.languages.map(({ code, name }) => ({ value: code, words: name }))}
        onChoose={(language) => go({ language })}
      />
      <Choice
        label="Width"
        value={String(look.width)}
        options={widths}
        onChoose={(width) => go({ width: Number(width) })}
      />
      <Choice
        label="Colours"
        value={look.mode}
        options={
          brand.hasBothModes
            ? [
                { value: '', words: 'As the device' },
                { value: 'light', words: 'Light' },
                { value: 'dark', words: 'Dark' },
              ]
            : [{ value: look.mode, words: 'It has one set' }]
        }
        onChoose={(mode) => go({ mode: mode === 'light' || mode === 'dark' ? mode : '' })}
      />
      <Choice
        label="Zoom"
        value={String(look.zoom)}
        options={[
          { value: '1', words: '100 %' },
          { value: '0.75', words: '75 %' },
          { value: '0.5', words: '50 %' },
        ]}
        onChoose={(zoom) => go({ zoom: Number(zoom) })}
      />
      <Choice
        label="Type"
        value={String(look.type)}
        options={[
          { value: '1', words: 'Usual' },
          { value: '1.5', words: '1.5 times' },
          { value: '2', words: 'Twice' },
        ]}
        onChoose={(type) => go({ type: Number(type) })}
      />
      <Choice label="Platform" value={look.plays} options={playChoices} onChoose={(plays) => go({ plays })} />
      <Choice
        label="Side by side"
        value={look.by}
        options={sides}
        onChoose={(value) => {
          const by = sides.find((side) => side.value === value)?.value;
          if (by === '' || by === 'saved' || by === 'brands' || by === 'visitors' || by === 'languages') go({ by });
        }}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={look.greetings === 'shown'}
          onChange={({ target }) => go({ greetings: target.checked ? 'shown' : '' })}
        />
        First visit
      </label>
      <button type="button" className="strong" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
        {isPicking ? 'Tap in a phone …' : 'Pick'}
      </button>
      <UndoButtons {...{ now, setNow, refuse }} />
      <CopyLink />
    </header>
  );
}

/** Stays on the page if the other brand has it, else goes to `home`. */
function pageAt(now: Now, brand: string, page: string): { readonly page?: string } {
  const pages = now.brands.find(({ id }) => id === brand)?.pages ?? [];
  return pages.some(({ id }) => id === page) ? {} : { page: 'home' };
}

function CopyLink() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      onClick={() =>
        navigator.clipboard.writeText(location.href).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </button>
  );
}
