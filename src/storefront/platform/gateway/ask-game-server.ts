/**
 * Whether the server of a game answers at all. Asks for its origin alone, without cookies, referrer or body: the game's
 * address, with its ticket, goes only to the frame. `false` is a guess, since a working server may forbid other pages
 * to ask (GAM-11). An aborted request counts as answered.
 */
export async function askGameServer(origin: string, signal: AbortSignal): Promise<boolean> {
  let isRedirected = false;
  // The server redirected to another host. The policy stops this request there, but would not stop the frame.
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

/** The browser reports a violation of the policy a moment after the request has failed. */
const violationMs = 100;
