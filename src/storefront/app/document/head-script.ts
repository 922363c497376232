import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { readingScript } from './reading-script';

/**
 * Text of the script in `<head>`, ES5 for browsers below the build's floor: marks the document before first paint, so that CSS keeps or
 * removes the boxes of guests and members and nothing shifts. Its hash stands in the policy.
 * Marks on `<html>`: `data-session` (only where somebody is signed in), `data-platform` ("ios" | "android" | "other"), `data-standalone` ("true" | "false"),
 * `data-native` ("true" | "false"), `data-download-bar` ("closed" | "open").
 * Whoever comes back from another service's page brings a code in the address. It leaves the address before anything else is asked for,
 * so that no request, history entry or report carries it, and waits in `liveryReturn` for the login.
 * While the document is read, what is not whole yet is marked too: `reading-script.ts`.
 * A tap on a button before anything listens is noted in `liveryTap`, and repeated once the browser takes the page over; one that sends a form only where
 * the browser itself sends nothing (`forms/form.tsx`). What was tapped, a link too, is
 * marked `data-heard` until then, eight seconds at most: on a slow phone that takes a second, and nobody likes to tap what does not answer.
 */
export const headScript = `(function(d,w){
var e=d.documentElement,l=w.location;
if(l&&/[?&]state=/.test(l.search)&&/[?&](code|error)=/.test(l.search)){w.liveryReturn=l.href;try{w.history.replaceState(null,'',l.pathname)}catch(x){}}
function mark(n,v){e.setAttribute('data-'+n,v)}
function read(k){try{return w.localStorage.getItem(k)}catch(x){return null}}
function member(){try{var s=JSON.parse(read('${storageKeys.session}'));return !!(s&&s.token&&s.userName&&s.merchantCode)}catch(x){return false}}
var u=w.navigator.userAgent,ios=/iPhone|iPad|iPod/.test(u)||(/Macintosh/.test(u)&&w.navigator.maxTouchPoints>1);
if(member())mark('session','member');
mark('platform',ios?'ios':/Android/.test(u)?'android':'other');
mark('standalone',w.navigator.standalone===true||(w.matchMedia&&w.matchMedia('(display-mode: standalone)').matches)?'true':'false');
mark('native',/AppVersion\\//.test(u)?'true':'false');
var tap=w.liveryTap={button:null,at:0,heard:null,end:0,
hear:function(c){if(tap.heard)tap.heard.removeAttribute('data-heard');tap.heard=c;clearTimeout(tap.end);if(c){c.setAttribute('data-heard','');tap.end=setTimeout(tap.hear,8000,null)}},
note:function(v){var t=v.target,c=t&&t.closest?t.closest('a[href]:not([target],[href^="#"]),button[type=button],form[method=dialog] button[type=submit]'):null;tap.button=c&&c.href===undefined?c:null;tap.at=+new Date;tap.hear(c)}};
d.addEventListener('click',tap.note,true);
d.addEventListener('visibilitychange',function(){tap.hear(null)});
mark('download-bar',read('${storageKeys.hideDownloadBar}')?'closed':'open');
${readingScript}
})(document,window);`;
