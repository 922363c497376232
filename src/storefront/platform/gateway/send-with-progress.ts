/**
 * A `fetch` that reports how much of a form has been sent, from 0 to 1, which the browser's own cannot. Give it to a
 * call as `through`. It rejects as `fetch` does; if aborted, with the signal's reason.
 */
export function sendWithProgress(onShare: (share: number) => void): () => typeof fetch {
  return () => (input, init) =>
    new Promise((resolve, reject) => send(new XMLHttpRequest(), { input, init, onShare, resolve, reject }));
}

type SendArguments = {
  readonly input: RequestInfo | URL;
  readonly init: RequestInit | undefined;
  readonly onShare: (share: number) => void;
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
};

function send(request: XMLHttpRequest, { input, init = {}, onShare, resolve, reject }: SendArguments): void {
  const { method = 'GET', credentials, headers, body, signal } = init;
  request.open(method, String(input));
  request.withCredentials = credentials === 'include';
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onShare(loaded / total);
  };
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new TypeError('No answer'));
  request.onabort = () => reject(signal?.reason);
  if (signal?.aborted) {
    reject(signal.reason);
    return;
  }
  signal?.addEventListener('abort', () => request.abort());
  request.send(body instanceof FormData ? body : null);
}
