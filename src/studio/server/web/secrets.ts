import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that nobody can guess. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether somebody brings the secret. Takes the same time whatever is brought. */
export function isSecret(brought: string | null | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(brought ?? ''), digest(secret));
}
