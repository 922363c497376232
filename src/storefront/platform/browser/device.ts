/** Facts of the device. Read in the browser only, never while rendering. */
export type Device = {
  readonly platform: 'ios' | 'android' | 'other';
  /** Runs from the home screen. */
  readonly standalone: boolean;
  /** Runs inside the native app. */
  readonly native: boolean;
};

/** Reads the device. The head script decides the same before the first paint. */
export function readDevice(view: Window): Device {
  const { userAgent, maxTouchPoints } = view.navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const fromHomeScreen = 'standalone' in view.navigator && view.navigator.standalone === true;
  return {
    platform: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other',
    standalone: fromHomeScreen || view.matchMedia?.('(display-mode: standalone)').matches === true,
    native: /AppVersion\//.test(userAgent),
  };
}
