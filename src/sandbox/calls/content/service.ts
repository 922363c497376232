import customerService from '@schemas/wire/customerService.schema.json';
import domainRoute from '@schemas/wire/domainRoute.schema.json';
import serviceScript from '@schemas/wire/serviceScript.schema.json';
import serviceVersion from '@schemas/wire/serviceVersion.schema.json';
import { contactsOf, hiddenContacts, hideAddress, listIn } from '../../contacts';
import { hashNumberOf } from '../../hash';
import { isObject, type Json, objectAt, textAt } from '../../json';
import { type Endpoint, endpoint } from '../../wire/endpoint';

/** Domains and service contacts of the merchant's console. All but the script hide addresses, as a gateway does. */
export const serviceCalls: readonly Endpoint[] = [
  endpoint(domainRoute, ({ input, merchant }) => {
    input.requiredText('type');
    return listIn(merchant, 'domainRoute');
  }),
  endpoint(customerService, ({ merchant }) => hiddenContacts(merchant)),
  endpoint(serviceVersion, ({ merchant }) => {
    const consolePaths = objectAt(merchant.console, 'service').pathList;
    const paths = Array.isArray(consolePaths) ? consolePaths.filter(isObject) : contactsOf(merchant).map(toPath);
    return {
      version: `1.0.${hashNumberOf(JSON.stringify(paths)) % 100}`,
      pathList: paths.map((path) =>
        textAt(path, 'type') === '3' ? { ...path, link: hideAddress(textAt(path, 'link') ?? '') } : path,
      ),
    };
  }),
  endpoint(serviceScript, ({ merchant }) => {
    const chat = contactsOf(merchant).find((contact) => textAt(contact, 'csType') === 'LIVECHAT');
    return chat ? `window.serviceChat=${JSON.stringify({ url: textAt(chat, 'path') ?? '' })};` : '';
  }),
];

function toPath(contact: Json): Json {
  return { type: '3', link: textAt(contact, 'path') ?? '' };
}
