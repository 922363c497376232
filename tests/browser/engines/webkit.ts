import { expect } from 'playwright/test';
import { findWebKit } from '../../../src/ops/other-browsers.mjs';
import { patient } from '../../support/patience';
import { phone } from '../phone';
import type { Command, Driver } from './engine';
import { freePort, ownFolder, startGroup } from './own-process';

const { width, height } = phone.viewport;

/** W3C's commands over HTTP. */
const paths: { readonly [command in Command]: readonly [method: string, path: string] } = {
  Navigate: ['POST', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  PerformActions: ['POST', '/actions'],
  GetCookies: ['GET', '/cookie'],
};

/** The browser's own toolbar would keep the window wider than a phone; what moves would have to be waited for. */
const looks = {
  'gtk-3.0/settings.ini': ['[Settings]', 'gtk-toolbar-icon-size=1', 'gtk-font-name=Sans 1', 'gtk-enable-animations=0'],
  'gtk-3.0/gtk.css': ['* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }'],
};
const toolbar = 20;

/** Starts MiniBrowser of WebKitGTK under xvfb, driven by WebDriver over HTTP. A driver has one session. */
export async function startWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (found === undefined) throw new Error('WebKitGTK was not found: install webkit2gtk-driver and xvfb.');
  const folder = ownFolder(looks);
  const port = await freePort();
  const end = startGroup(
    [found.screen, '-a', '-s', '-screen 0 1024x1000x24', found.driver, `--port=${port}`],
    // The language of the page is that of the machine.
    { LANG: 'en_GB.UTF-8', TZ: phone.timezoneId, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: folder },
    folder,
  );
  try {
    const address = `http://127.0.0.1:${port}`;
    const isUp = async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok === true;
    await expect.poll(isUp, { timeout: patient(60_000) }).toBe(true);
    const options = { 'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] } };
    const { sessionId } = await ask('POST', `${address}/session`, { capabilities: { alwaysMatch: options } });
    const session = `${address}/session/${sessionId}`;
    await ask('POST', `${session}/window/rect`, { width, height: height + toolbar });
    return { send: (command, fields) => ask(paths[command][0], session + paths[command][1], fields), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ask(method: string, url: string, body?: object) {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
