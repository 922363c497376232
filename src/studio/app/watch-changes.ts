type Watch = {
  readonly onChange: () => void;
  /** The server answers again after it was gone. It may be another one, with other ports. */
  readonly onBack: () => void;
  /** The server refuses to tell. It may have been started anew, with another token. */
  readonly onRefused: () => void;
};

/** Milliseconds before a server that refused is asked again. */
const pause = 2_000;

/** Hears of each change of the draft from the server, and waits for a server that is gone. Gives a function to stop. */
export function watchChanges({ onChange, onBack, onRefused }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes: EventSource;
  let wasGone = false;
  const connect = () => {
    changes = new EventSource('/api/changes');
    changes.addEventListener('message', onChange);
    changes.addEventListener('open', () => {
      if (wasGone) onBack();
      wasGone = false;
    });
    changes.addEventListener('error', () => {
      wasGone = true;
      // The browser asks again by itself unless the server refused.
      if (changes.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(connect, pause);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    changes.close();
  };
}
