/** A way to sign in with another service, as the wire names it. */
export type Channel = 'google' | 'facebook' | 'sms';

/** What a service proved: the token for the platform, and what it knows of the player. */
export type Identity = {
  readonly channel: Channel;
  readonly idToken: string;
  /** The number as typed, without its dialling code. */
  readonly mobile?: string;
  readonly countryDialingCode?: string;
  readonly email?: string;
  readonly name?: string;
};

export type Receiver = { readonly mobile: string; readonly countryDialingCode: string };

/** A player who is sent to a service's page. `state` comes back with the player, `session` belongs to the service. */
export type Departure = {
  readonly channel: Channel;
  readonly address: string;
  readonly state: string;
  readonly session: string;
};

/**
 * A service that proves a player's identity. Its page opens in the same tab, which needs no popup and works from the
 * home screen. Everything throws `GatewayError`: `sign-in.cancelled`, `sign-in.refused`, `sign-in.other-way`,
 * `sign-in.check-refused`, `verification.code.incorrect`, `verification.code.expired`, `mobile.format`,
 * `user.disabled`, `TOO_MANY_REQUESTS` (of the sandbox `TOO_MANY_REQUEST`), `network`.
 */
export type SignInProvider = {
  /** Address of the service's page. `returnTo` is the address of this site to return to. */
  readonly startSignIn: (channel: Channel, returnTo: string) => Promise<Departure>;
  /** The identity of the player who returned with this address. */
  readonly finishSignIn: (departure: Departure, address: string) => Promise<Identity>;
  /** Site key of the check for humans, if the service demands one before it sends a code. */
  readonly checkKey: () => Promise<string | undefined>;
  /** Sends a code by SMS and gives a ticket for checking it. `captchaToken` is the answer of the check for humans. */
  readonly sendCode: (receiver: Receiver, captchaToken: string | undefined) => Promise<string>;
  /** Checks a code and gives the token. */
  readonly checkCode: (ticket: string, code: string) => Promise<string>;
};

/** Time-out of a service, in milliseconds. */
export const providerTimeoutMs = 15_000;
/** Seconds until another code may be sent. Services do not say how many, so the number is ours. */
export const codeSeconds = 60;
