import type { Facts } from '../facts';
import { isObject, type JsonObject } from '../json';
import { normalizeVisitor, type Visitor } from '../normalize/normalize-visitor';

/** What a persona is looked at with. `pending`: the session is there and everything asked for with it still loads. */
export type PersonaView = {
  readonly pending?: boolean;
  readonly language: string;
  readonly page: string;
  /** The clock in epoch ms, for the days since registration. Without it that fact is absent. */
  readonly now?: number;
};

/** The live facts of a persona of `schemas/personas.json`, which has the shape of the wire. */
export function personaFacts(persona: JsonObject, { pending, language, page, now }: PersonaView): Facts {
  const parts = Object.fromEntries(
    loaded.flatMap((name) => {
      const value = persona[name];
      return value === undefined ? [] : [[name, pending && persona.session !== undefined ? 'pending' : value]];
    }),
  );
  const device = isObject(persona.device) ? deviceOf(persona.device) : {};
  const visitor: Visitor = {
    ...parts,
    session: persona.session,
    device,
    language,
    page,
    ...(now === undefined ? {} : { now }),
  };
  return normalizeVisitor(visitor);
}

/** The parts of a persona that the browser asks the platform for. */
const loaded = ['member', 'unread', 'rewards', 'wallet', 'rebates', 'dividend', 'agentNotices', 'contract'];

function deviceOf(device: JsonObject): NonNullable<Visitor['device']> {
  const platform = device.platform === 'ios' || device.platform === 'android' ? device.platform : 'other';
  return { platform, standalone: device.standalone === true, native: device.native === true };
}
