import type { Page } from 'playwright/test';
import { signInAs as signIn } from '../../src/review/screens/open-screen';
import { origin as originOf } from './origin';

/** Puts a persona's session into the browser before the page's own scripts run. */
export async function signInAs(
  page: Page,
  merchant: string,
  persona: string,
  origin = originOf(merchant),
): Promise<void> {
  if (persona !== 'guest') await signIn(page, { origin, merchant, persona });
}
