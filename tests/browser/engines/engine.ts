/** A browser with one page, driven in the few ways that all engines share. */
export type Engine = {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees its argument and nothing else of the test. */
  readonly run: <Given, Result>(script: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>;
  /** Taps at a place of the screen, in CSS pixels. */
  readonly tapAt: (place: Place) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** The value of a cookie of the page, also of one that scripts cannot read. */
  readonly cookie: (name: string) => Promise<string | undefined>;
  readonly end: () => Promise<void>;
};

export type Place = { readonly x: number; readonly y: number };

/** A started browser. `command` sends one WebDriver command and gives the value of its answer, or throws. */
export type Driver = {
  readonly send: (command: Command, fields?: object) => Promise<ReturnType<typeof JSON.parse>>;
  readonly end: () => Promise<void>;
};

export type Command = 'Navigate' | 'ExecuteAsyncScript' | 'PerformActions' | 'GetCookies';

export function createEngine({ send, end }: Driver): Engine {
  return {
    open: async (url) => {
      await send('Navigate', { url });
    },
    run: async (script, given) => {
      const { result, fault } = await send('ExecuteAsyncScript', { script: bodyOf(script), args: [given ?? null] });
      if (fault !== undefined) throw new Error(fault);
      return result;
    },
    tapAt: async (place) => {
      const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...place };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('PerformActions', { actions: [{ type: 'pointer', id: 'finger', actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    cookie: async (wanted) =>
      (await send('GetCookies')).find(({ name }: { readonly name: string }) => name === wanted)?.value,
    end,
  };
}

/** What the browser runs: it waits for the answer, and knows a failure from a result. */
function bodyOf(script: object): string {
  return `const [given, answer] = arguments;
    Promise.resolve(given).then(${script}).then((result) => answer({ result }), (error) => answer({ fault: String(error) }));`;
}
