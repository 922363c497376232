/** A way to prove who one is, as the wire names it. */
export type Channel = 'google' | 'facebook' | 'sms';

/** What a service proved: the token that the platform is shown, and what else is known of the player. */
export type Identity = {
  readonly channel: Channel;
  readonly idToken: string;
  /** As it was typed, without its dialling code. */
  readonly mobile?: string;
  readonly countryDialingCode?: string;
  readonly email?: string;
  readonly name?: string;
};

export type Receiver = { readonly mobile: string; readonly countryDialingCode: string };

/** A player on the way to a service's own page: `state` comes back with the player, `session` belongs to the service. */
export type Departure = {
  readonly channel: Channel;
  readonly address: string;
  readonly state: string;
  readonly session: string;
};

/**
 * A service that proves who a player is. Its page is gone to and come back from in the same tab: that needs no popup, and works from the
 * home screen. Everything throws `GatewayError`: `sign-in.cancelled`, `sign-in.refused`, `sign-in.other-way`, `sign-in.check-refused`,
 * `verification.code.incorrect`, `verification.code.expired`, `TOO_MANY_REQUESTS`, `network`.
 */
export type SignInProvider = {
  /** Where a player is to go; `returnTo` is the address of this site to come back to. */
  readonly depart: (channel: Channel, returnTo: string) => Promise<Departure>;
  /** Who came back, by the address that was come back to. */
  readonly arrive: (departure: Departure, address: string) => Promise<Identity>;
  /** The site key of the check that a person asks for a code, where the service wants one before it sends any. */
  readonly checkKey: () => Promise<string | undefined>;
  /** Sends a code by SMS; gives the ticket that it is checked with. `solved` is the answer of the check. */
  readonly sendCode: (receiver: Receiver, solved: string | undefined) => Promise<string>;
  /** Checks a code; gives the token. */
  readonly checkCode: (ticket: string, code: string) => Promise<string>;
};

/** Milliseconds that a service may take. */
export const providerTimeoutMs = 15_000;
/** Seconds until another code may be sent: services do not say (specification 4). */
export const codeSeconds = 60;
