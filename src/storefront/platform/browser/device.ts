/** What is known of the device; read in the browser only, never while rendering. */
export type Device = {
  readonly platform: 'ios' | 'android' | 'other';
  /** Running from the home screen. */
  readonly standalone: boolean;
  /** Inside the native app. */
  readonly native: boolean;
};

/** The device of a browser; the head script decides the same before first paint. */
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
