import { arrivalsSeen, signInAs } from '@/review/screens/open-screen';
import type { Phone } from './open-phone';

/** What greets a visitor over the page was seen. Runs before the page's own scripts. */
export const withoutPopups = arrivalsSeen();

/** Signs in a persona of the sandbox, for every page that is opened from now on. */
export async function signIn({ page }: Phone, origin: string, merchant: string): Promise<void> {
  await signInAs(page, { origin, merchant, persona: 'member-0' });
}
