export type { Session } from '@/storefront/contract/session';
export { deviceIdOf, useDeviceId } from '@/storefront/platform/browser/device-id';
export type { LoginMethod } from './remembered-record';
export { useRememberedLogins } from './use-remembered-logins';
export { type LoginAnswer, useSession, useStartSession } from './use-session';
