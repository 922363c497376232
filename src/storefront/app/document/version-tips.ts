import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/**
 * Text of a second script in `<head>`, ES5: on iOS 12.1 and below (12 under 12.2, and 11 or lower) it marks `<html data-version-tips="ios12" |
 * "ios11">`, so that the tips the server wrote show; closing them lasts for the visit (APP-12). Its hash stands in the policy.
 */
export const versionTipsScript = `(function(d,w){
var e=d.documentElement,key='${storageKeys.hideVersionTips}';
var m=/(?:iPhone|iPad|iPod)[^)]* OS (\\d+)(?:_(\\d+))?/.exec(w.navigator.userAgent);
if(!m)return;
var major=+m[1],minor=+(m[2]||0);
if(major>12||(major===12&&minor>=2))return;
function kept(){try{return w.sessionStorage.getItem(key)}catch(x){return null}}
if(kept())return;
e.setAttribute('data-version-tips',major===12?'ios12':'ios11');
d.addEventListener('click',function(v){
var t=v.target;
if(!t||t.id!=='version-tips-close')return;
e.removeAttribute('data-version-tips');
try{w.sessionStorage.setItem(key,'1')}catch(x){return}
},false);
})(document,window);`;
