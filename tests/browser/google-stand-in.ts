import type { Page, Route } from 'playwright/test';

/** What Google does with the check: passes by itself, asks a question, is blocked, takes the answer of nobody, or nothing of it answers. */
export type Play = 'passes' | 'asks' | 'blocked' | 'refuses' | 'silent';

/** What was asked of Google, in its order: paths, and the bodies that were posted. */
export type Asked = { readonly path: string; readonly body: unknown }[];

const questionText = 'Which of these is a bus?';

/** Google's loader: brings the check itself from its other host, as the real one does. */
const loader = `(function(d){var s=d.createElement('script');s.src='https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';d.head.appendChild(s)})(document);`;

/** The check: writes styles, opens frames and calls home, each of which the page's policy has to allow. */
const check = (play: Play) => `(function(w,d){
var options,asks=${play === 'asks'};
function question(){var f=d.createElement('iframe');f.title='question';f.src='https://www.google.com/recaptcha/api2/bframe';f.setAttribute('style','position:absolute;inset:10px auto auto 10px;width:16rem;height:12rem;border:0;background:#fff');d.body.appendChild(f)}
w.addEventListener('message',function(e){if(e.origin!=='https://www.google.com')return;var f=d.querySelector('[title=question]');if(f)f.remove();if(e.data==='answered')options.callback('solved-token')});
w.grecaptcha={
render:function(id,o){options=o;var box=d.getElementById(id),sheet=d.createElement('style');sheet.textContent='#anchor{display:block}';d.head.appendChild(sheet);
box.innerHTML='<iframe id="anchor" title="reCAPTCHA" style="border:0;width:'+({normal:304,compact:164}[o.size]||256)+'px;height:'+({normal:78,compact:144}[o.size]||60)+'px" src="https://www.google.com/recaptcha/api2/anchor?size='+o.size+'"></iframe>';return 0},
execute:function(){if(asks)return question();fetch('https://www.google.com/recaptcha/api2/clr',{method:'POST'}).then(function(){options.callback('solved-token')})},
reset:function(){}};
w.onCheckLoaded();
})(window,document);`;

const frames: { readonly [name: string]: string } = {
  anchor: `<!doctype html><html lang="en"><title>reCAPTCHA</title><body style="margin:0;font:14px sans-serif;background:#f9f9f9"><script>if(location.search.indexOf('invisible')<0)document.write('<label style="display:block;padding:28px 12px"><input type="checkbox" onclick="parent.postMessage(\\'answered\\',\\'*\\')"> I am not a robot</label>');else document.write('<p style="padding:12px;margin:0">protected by reCAPTCHA</p>')</script>`,
  bframe: `<!doctype html><html lang="en"><title>question</title><body style="font:16px sans-serif"><p>${questionText}</p><button onclick="parent.postMessage('answered','*')">The red one</button> <button onclick="parent.postMessage('closed','*')">Not now</button>`,
};

/** Answers Google's hosts in a page as they would, without a network. `play` may change between two asks. */
export async function standInForGoogle(page: Page, play: () => Play, number: () => string): Promise<Asked> {
  const asked: Asked = [];
  const json = (route: Route, body: object, status = 200) =>
    route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
  const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });
  await page.route(/^https:\/\/(www\.google\.com|www\.gstatic\.com)\/recaptcha\//, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push({ path: pathname, body: undefined });
    if (play() === 'blocked') return route.abort();
    if (pathname.endsWith('/api.js')) return script(route, loader);
    if (pathname.endsWith('.js')) return script(route, check(play()));
    const body = frames[pathname.split('/').at(-1) ?? ''];
    return body === undefined ? json(route, {}) : route.fulfill({ contentType: 'text/html', body });
  });
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (play() === 'silent') return route.abort();
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } });
    asked.push({ path: pathname, body: route.request().postDataJSON() });
    if (pathname.endsWith('/recaptchaParams')) return json(route, { recaptchaSiteKey: 'stand-in-key-1' });
    if (pathname.endsWith(':sendVerificationCode'))
      return play() === 'refuses'
        ? json(route, { error: { code: 400, message: 'CAPTCHA_CHECK_FAILED : expired' } }, 400)
        : json(route, { sessionInfo: 'ticket-1' });
    const { code } = route.request().postDataJSON();
    if (code === '111111') return json(route, { error: { code: 400, message: 'SESSION_EXPIRED' } }, 400);
    if (code !== '123456') return json(route, { error: { code: 400, message: 'INVALID_CODE' } }, 400);
    return json(route, { idToken: `sandbox:${number()}`, phoneNumber: number() });
  });
  return asked;
}
