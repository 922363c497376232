import { own } from '../../json';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import { mostFields } from '../../normalize/register-fields';
import type { SiteCheck } from '../site-check';

/** Fields of the registration that are in the order but not described, and more fields than a form shows. */
export const registerFields: SiteCheck = {
  finds: 'fields of the registration that are not described, or too many',
  run({ composed, reportSetting }) {
    const { order = [], fields = {} } = composed.merchant.register ?? {};
    for (const [index, name] of order.entries())
      if (!own(fields, name))
        reportSetting(messages.unknownField(name, nearestName(name, Object.keys(fields))), [
          'register',
          'order',
          index,
        ]);
    const count = new Set([...order, ...Object.keys(fields)]).size;
    if (count > mostFields) reportSetting(messages.manyFields(count, mostFields), ['register', 'fields']);
  },
};
