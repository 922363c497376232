import { flipByHand, HandPage } from './hand-page';
import { offerCase } from './offer-case';

offerCase({ prepare: async ({ names }) => <HandPage names={names} />, flip: flipByHand });
