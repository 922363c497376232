import { liveryPage } from './livery-case';
import { offerCase } from './offer-case';

offerCase({ prepare: async (data) => (await liveryPage(data)).element });
