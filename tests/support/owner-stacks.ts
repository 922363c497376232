import * as React from 'react';

/**
 * React keeps with each element where in the code it was made: an error with ten lines of stack each, which is a twentieth of what a page costs here. It
 * does so for the first ten thousand of a while only, and here for none. Warnings name their components as before.
 */
export function forgetOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('React has no internals of this name.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
