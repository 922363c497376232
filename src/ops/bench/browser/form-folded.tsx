import { HandForm } from './hand-form';
import { offerCase } from './offer-case';

offerCase({ prepare: async ({ fields }) => <HandForm fields={fields} isFolded /> });
