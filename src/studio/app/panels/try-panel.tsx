import { useState } from 'react';
import type { Now } from '../../contract';
import { go } from '../address';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { readFacts, readTried, withTried } from '../tried';

/** Switches, facts and consoles that are tried out. Nothing of it is saved. */
export function TryPanel({ look, brand, now, setting, setNow, refuse }: PanelProps) {
  const [sought, setSought] = useState('');
  const tried = readTried(look.tried);
  const matches = (...texts: readonly string[]) => texts.join(' ').toLowerCase().includes(sought.toLowerCase());
  const hasConsole = now.tried[brand.id]?.hasConsole === true;
  const takeConsole = (file: File | undefined) =>
    file
      ?.text()
      .then((text) => tell<Now>('try', { brand: brand.id, switches: tried, console: JSON.parse(text) }))
      .then(setNow)
      .catch(refuse);
  return (
    <>
      <p>
        {`What if the platform of ${brand.name} said otherwise? The phones and the tree show it at once. Nothing of it is saved.`}
      </p>
      {(look.tried !== '' || look.facts !== '' || hasConsole) && (
        <button
          type="button"
          onClick={() => {
            go({ tried: '', facts: '' });
            tell<Now>('try', { brand: brand.id, switches: {}, console: null }).then(setNow, refuse);
          }}
        >
          As it really is
        </button>
      )}
      <label className="field">
        A recorded console (console.json)
        <input type="file" accept="application/json,.json" onChange={({ target }) => takeConsole(target.files?.[0])} />
      </label>
      {hasConsole && (
        <p className="quiet">A recorded console is in the place of the brand's own. A link does not hold it.</p>
      )}
      <label className="field">
        Find a switch or fact
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <h2>Switches</h2>
      <ul className="plain">
        {setting.switches
          .filter(({ name, doc }) => matches(name, doc))
          .toSorted((one, other) => Number(other.name in tried) - Number(one.name in tried))
          .map(({ name, doc }) => (
            <li key={name}>
              <label className="field">
                <span>
                  <strong>{name}</strong> <span className="quiet">{doc}</span>
                </span>
                <select
                  value={tried[name] === undefined ? '' : tried[name] ? 'on' : 'off'}
                  onChange={({ target: { value } }) =>
                    go({ tried: withTried(look.tried, { [name]: value === '' ? undefined : value === 'on' }) })
                  }
                >
                  <option value="">as the console says</option>
                  <option value="on">on</option>
                  <option value="off">off</option>
                </select>
              </label>
            </li>
          ))}
      </ul>
      <h2>Facts of the visitor</h2>
      <p className="quiet">They change the tree and its reasons. The phones show what the chosen visitor really has.</p>
      <Facts {...{ look, setting, matches }} />
    </>
  );
}

type FactsProps = Pick<PanelProps, 'look' | 'setting'> & { readonly matches: (...texts: readonly string[]) => boolean };

function Facts({ look, setting, matches }: FactsProps) {
  const values = new Map(readFacts(look.facts));
  const set = (path: string, value: string) => {
    const next = new Map(values);
    if (value === '') next.delete(path);
    else next.set(path, value);
    go({ facts: [...next].map((pair) => pair.join('=')).join(',') });
  };
  return (
    <ul className="plain">
      {setting.facts
        .filter(({ path, doc }) => matches(path, doc))
        .map(({ path, doc, type, known }) => (
          <li key={path}>
            <div className="field">
              <label htmlFor={`fact-${path}`}>
                <strong>{path}</strong> <span className="quiet">{doc}</span>
              </label>
              {type === 'boolean' || known.length > 0 ? (
                <select
                  id={`fact-${path}`}
                  value={values.get(path) ?? ''}
                  onChange={({ target }) => set(path, target.value)}
                >
                  <option value="">as the visitor has it</option>
                  {[...(type === 'boolean' ? ['true', 'false'] : known), 'absent', 'loading'].map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </select>
              ) : (
                <input
                  id={`fact-${path}`}
                  type={type === 'number' ? 'number' : 'text'}
                  defaultValue={values.get(path) ?? ''}
                  placeholder="as the visitor has it"
                  onBlur={({ target }) => set(path, target.value)}
                />
              )}
            </div>
          </li>
        ))}
    </ul>
  );
}
