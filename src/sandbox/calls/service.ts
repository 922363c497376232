import customerService from '@schemas/wire/customerService.schema.json';
import domainRoute from '@schemas/wire/domainRoute.schema.json';
import serviceScript from '@schemas/wire/serviceScript.schema.json';
import serviceVersion from '@schemas/wire/serviceVersion.schema.json';
import { hiddenAddress } from '../cipher/des';
import { hashOf } from '../hash';
import { type Endpoint, endpoint } from '../http/endpoint';
import { isObject, type Json, objectAt, textAt } from '../json';
import type { Merchant } from '../merchant';

/** Domains and service contacts of the merchant's console. Addresses of contacts go out hidden, as the gateway sends them. */
export const serviceCalls: readonly Endpoint[] = [
  endpoint(domainRoute, ({ input, merchant }) => {
    input.needed('type');
    return listIn(merchant, 'domainRoute');
  }),
  endpoint(customerService, ({ merchant }) =>
    contactsOf(merchant).map((contact) => ({ ...contact, path: hidden(textAt(contact, 'path') ?? '') })),
  ),
  endpoint(serviceVersion, ({ merchant }) => {
    const links = contactsOf(merchant).flatMap((contact) => textAt(contact, 'path') ?? []);
    return {
      version: `1.0.${hashOf(links.join(' ')) % 100}`,
      pathList: links.map((link) => ({ type: '3', link: hidden(link) })),
    };
  }),
  endpoint(serviceScript, ({ merchant }) => {
    const chat = contactsOf(merchant).find((contact) => textAt(contact, 'csType') === 'LIVECHAT');
    return chat ? `window.serviceChat=${JSON.stringify({ url: textAt(chat, 'path') ?? '' })};` : '';
  }),
];

function contactsOf(merchant: Merchant): readonly Json[] {
  return listIn(merchant, 'customerService');
}

function listIn({ console }: Merchant, name: string): readonly Json[] {
  const list = objectAt(console, 'settings')[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function hidden(address: string): string {
  return hiddenAddress(address, hashOf(address).toString(16).padStart(8, '0'));
}
