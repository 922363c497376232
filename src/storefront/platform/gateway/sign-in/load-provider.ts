import { GatewayError } from '../gateway-error';
import type { SignInProvider } from './provider';
import type { SignIn } from './sign-in-config';

/** The configured sign-in service, loaded at its first use. Throws `sign-in.refused` if there is none. */
export async function loadProvider(signIn: SignIn): Promise<SignInProvider> {
  const fetcher: typeof fetch = (input, init) => fetch(input, init);
  switch (signIn.provider) {
    case 'sandbox': {
      const { createSandboxProvider } = await import('./sandbox-provider');
      return createSandboxProvider(fetcher);
    }
    case 'identity-toolkit': {
      const { createIdentityToolkit } = await import('./identity-toolkit');
      return createIdentityToolkit(signIn, fetcher);
    }
    case 'none':
      throw new GatewayError({ code: 'sign-in.refused', message: 'No sign-in service is set in merchant.json.' });
    default:
      return signIn.provider satisfies never;
  }
}
