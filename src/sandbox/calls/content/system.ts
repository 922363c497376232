import countries from '@schemas/wire/countries.schema.json';
import location from '@schemas/wire/location.schema.json';
import promotions from '@schemas/wire/promotions.schema.json';
import registerRules from '@schemas/wire/registerRules.schema.json';
import settings from '@schemas/wire/settings.schema.json';
import status from '@schemas/wire/status.schema.json';
import templates from '@schemas/wire/templates.schema.json';
import verificationRules from '@schemas/wire/verificationRules.schema.json';
import whitelabel from '@schemas/wire/whitelabel.schema.json';
import { hiddenContacts } from '../../contacts';
import { isOn, objectAt, textAt } from '../../json';
import type { Merchant } from '../../merchant';
import { countryList } from '../../seed/countries';
import { withCachedJson } from '../../wire/answer';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';

/** Start-up, console settings, switches and rules: what the merchant's console says. */
export const systemCalls: readonly Endpoint[] = [
  endpoint(status, statusOf),
  endpoint(settings, settingsOf),
  endpoint(whitelabel, ({ merchant }) => merchant.console.whitelabel ?? []),
  endpoint(location, ({ address, merchant }) => ({ countryCode: locationOf(merchant.console.status), ip: address })),
  endpoint(templates, ({ merchant }) => ({ mobileTemplate: objectAt(merchant.console.settings, 'mobileTemplate') })),
  endpoint(countries, ({ language, merchant }) => countryList(language, locationOf(merchant.console.status))),
  endpoint(registerRules, ({ merchant }) => merchant.console.register ?? {}),
  endpoint(verificationRules, ({ merchant }) => merchant.console.verification ?? {}),
  // Invitations (COMM3) and missions read this list too, so it is answered where the reward centre is off.
  endpoint(promotions, ({ merchant }) => merchant.console.promotions ?? {}, ['COMM3', 'MISSIONLB3']),
];

function statusOf({ merchant, scenario, address }: Call): unknown {
  const consoleStatus = objectAt(merchant.console, 'status');
  const maintenance = isOn(consoleStatus.maintenance) || scenario.maintenance === true;
  const regionRestriction =
    isOn(consoleStatus.regionRestriction) ||
    scenario.regionRestriction === true ||
    scenario.restrictedAddresses?.includes(address) === true;
  return cachedIn(merchant, `status ${maintenance} ${regionRestriction}`, () => ({
    maintenance,
    regionRestriction,
    location: locationOf(consoleStatus),
    info: makeSettings(merchant),
  }));
}

function settingsOf({ merchant }: Call): unknown {
  return cachedIn(merchant, 'settings', () => makeSettings(merchant));
}

const answersByConsole = new WeakMap<Merchant['console'], Map<string, object>>();

/** An answer, made once for each console: every visit asks for it, and it changes with the console only. */
function cachedIn({ console }: Merchant, name: string, make: () => object): object {
  const answers = answersByConsole.get(console) ?? new Map<string, object>();
  answersByConsole.set(console, answers);
  const value = answers.get(name) ?? withCachedJson(make());
  answers.set(name, value);
  return value;
}

function makeSettings(merchant: Merchant): object {
  const { register, whitelabel: tree } = merchant.console;
  const ownSettings = objectAt(merchant.console, 'settings');
  const contacts = 'customerService' in ownSettings ? { customerService: hiddenContacts(merchant) } : {};
  return { ...ownSettings, ...contacts, register: register ?? {}, whitelabel: tree ?? [] };
}

function locationOf(ownStatus: unknown): string {
  return textAt(ownStatus, 'location') ?? 'BD';
}
