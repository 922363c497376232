import { arrivalsSeen, signInAs } from '@/review/screens/open-screen';
import type { Phone } from './open-phone';

/** Marks popups and other greetings as seen. Runs before the page's own scripts. */
export const withoutPopups = arrivalsSeen();

/** Signs in the sandbox's `member-0`, for all pages opened later. */
export async function signIn({ page }: Phone, origin: string, merchant: string): Promise<void> {
  await signInAs(page, { origin, merchant, persona: 'member-0' });
}
