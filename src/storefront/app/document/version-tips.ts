import floor from '@schemas/browser-floor.json';

const [major = '', minor = ''] = floor.safari.split('.');

/**
 * Text of a second script in `<head>`, ES5. It marks a browser below the floor: `<html data-below-floor>`, and none
 * of our modules starts there (`start-script.ts`). `data-version-tips="ios11" | "ios12" | "old"` shows what the
 * server wrote for it in place of the page (APP-12): "ios12" is iOS 12 under 12.2, "ios11" is 11 and lower, "old" is
 * anything else. Closing it shows this page as HTML; the next one says it again, since nothing works there. It asks
 * for what came with the floor, look-behind to Safari, `color-mix()` to Chrome, `infinity` to Firefox, and for the
 * number of iOS where that is told: an iPhone's engine is as old as its iOS. Its hash stands in the policy.
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
