export { deviceIdOf, useDeviceId } from '@/storefront/platform/browser/device-id';
export type { LoginMethod } from './remembered-record';
export type { Session } from './session';
export { useRememberedLogins } from './use-remembered-logins';
export { type LoginAnswer, useSession, useStartSession } from './use-session';
