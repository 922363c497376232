/**
 * Whether the server of a game answers at all. Only its origin is asked for, without cookies, referrer or body: the address of the game, with its
 * ticket, goes to the frame alone. `false` is a guess, as a server that answers may forbid other pages to ask (GAM-11).
 */
export async function askGameServer(origin: string, signal: AbortSignal): Promise<boolean> {
  let isRedirected = false;
  // It answered with another host, which the policy holds back from us but not from the frame.
  const listen = () => {
    isRedirected = true;
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    return true;
  } catch {
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, violationMs));
    return isRedirected || signal.aborted;
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
}

/** A violation is told of a moment after the call has failed. */
const violationMs = 100;
