import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { freeAccountType } from '@/storefront/platform/session/session';
import { readingScript } from './reading-script';

/**
 * Text of the script in `<head>`, ES5 for browsers below the build's floor. It marks the document before the first
 * paint, so that CSS shows the boxes of guests or members and nothing shifts. Its hash is in the policy. Marks on
 * `<html>`: `data-session` (only if somebody is signed in: "member", or "free" for a free account and a trial),
 * `data-platform` ("ios" | "android" | "other"), `data-standalone`, `data-native` ("true" | "false"),
 * `data-download-bar` ("closed" | "open"). A return from another service has a code in the address. The script removes
 * it before any request, so that no request, history entry or report has it, and keeps it in `liveryReturn` for the
 * login. `reading-script.ts` marks parts that have not arrived whole. A tap on a button before React listens is noted
 * in `liveryTap` and repeated after hydration; one that sends a form only if the browser itself sends nothing
 * (`forms/form.tsx`). The tapped element, a link too, is marked `data-heard` until then, for eight seconds at most, so
 * that the player sees that the tap was heard.
 */
export const headScript = `(function(d,w){
var e=d.documentElement,l=w.location;
if(l&&/[?&]state=/.test(l.search)&&/[?&](code|error)=/.test(l.search)){w.liveryReturn=l.href;try{w.history.replaceState(null,'',l.pathname)}catch(x){}}
function mark(n,v){e.setAttribute('data-'+n,v)}
function read(k,a){try{return w[a||'localStorage'].getItem(k)}catch(x){return null}}
function member(){try{var s=JSON.parse(read('${storageKeys.session}'));return s&&s.token&&s.userName&&s.merchantCode&&(s.type==${freeAccountType}||read('${storageKeys.trialName}','sessionStorage')===s.userName||read('${storageKeys.trialOfAllTabs}')===s.userName?'free':'member')}catch(x){}}
var u=w.navigator.userAgent,ios=/iPhone|iPad|iPod/.test(u)||(/Macintosh/.test(u)&&w.navigator.maxTouchPoints>1);
var s=member();if(s)mark('session',s);
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
