import type { Catalogue } from '../../catalogue';
import { type Facts, PENDING } from '../../facts';
import { isObject, pick } from '../../json';
import { memoByObject } from '../../memo';

/** A persona, and what is known of it without asking the sandbox. */
export type KnownPersona = { readonly name: string; readonly called: string; readonly facts: Facts };

/** Every persona, and each signed-in one again while its facts load: `trial.pending`. */
export const knownPersonas = memoByObject(({ personas, facts }: Catalogue): readonly KnownPersona[] => {
  const loading = Object.keys(facts).filter((path) => facts[path]?.needs === 'session' && !path.startsWith('session.'));
  return Object.entries(personas).flatMap(([name, persona]) => {
    const called = String(persona.called ?? name);
    const known = factsOf(persona);
    if (known.get('session.present') !== true) return [{ name, called, facts: known }];
    const pending = new Map([...known, ...loading.map((path) => [path, PENDING] as const)]);
    return [
      { name, called, facts: known },
      { name: `${name}.pending`, called: `${called} whose information still loads`, facts: pending },
    ];
  });
});

function factsOf({ account, trial, device }: Catalogue['personas'][string]): Facts {
  const isTrial = trial === true;
  const ofDevice = [
    ['device.platform', pick(device, 'platform')],
    ['device.standalone', pick(device, 'standalone')],
    ['device.native', pick(device, 'native')],
  ] as const;
  if (!isTrial && !isObject(account)) return new Map<string, unknown>([['session.present', false], ...ofDevice]);
  const pause = pick(account, 'pause');
  return new Map<string, unknown>([
    ['session.present', true],
    ['session.trial', isTrial],
    ['member.type', isTrial ? 4 : pick(account, 'type')],
    ['member.vip', pick(account, 'club') !== undefined],
    ['inbox.unread', pick(account, 'unread') ?? 0],
    ['play.pause', pause],
    ...ofDevice,
  ]);
}
