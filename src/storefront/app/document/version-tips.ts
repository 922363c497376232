import floor from '@schemas/browser-floor.json';

const [major = '', minor = ''] = floor.safari.split('.');

/**
 * Text of a second script in `<head>`, ES5. It marks a browser below the floor with `<html data-below-floor>`, where
 * none of our modules starts (`start-script.ts`). `data-version-tips="ios11" | "ios12" | "old"` shows the server's
 * advice in place of the page (APP-12): "ios12" is iOS 12 under 12.2, "ios11" is 11 and lower, "old" anything else.
 * Closing it shows this page as plain HTML; the next page shows it again. It tests features that came with the floor:
 * look-behind in Safari, `color-mix()` in Chrome, `infinity` in Firefox, and the number of iOS, since an iPhone's
 * engine is as old as its iOS. Its hash is in the policy.
 */
export const versionTipsScript = `(function(d,w){
var e=d.documentElement;
var m=/(?:iPhone|iPad|iPod)[^)]* OS (\\d+)(?:_(\\d+))?/.exec(w.navigator.userAgent);
var major=m?+m[1]:99,minor=m?+(m[2]||0):0;
function runs(){try{return !!new w.RegExp('(?<=a)b')&&w.CSS.supports('color','color-mix(in srgb,red,red)')&&w.CSS.supports('width','calc(1px*infinity)')}catch(x){return false}}
if((major>${major}||(major===${major}&&minor>=${minor}))&&runs())return;
e.setAttribute('data-below-floor','');
e.setAttribute('data-version-tips',major<12?'ios11':major===12&&minor<2?'ios12':'old');
d.addEventListener('click',function(v){
var t=v.target;
if(t&&t.id==='version-tips-close')e.removeAttribute('data-version-tips');
},false);
})(document,window);`;
