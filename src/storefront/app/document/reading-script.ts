/**
 * Part of the head script, for documents that arrive in pieces. A part of the page would jump with each piece until its
 * end is read, so it is marked `data-unread` until then. Such parts are the children of `[data-parts]`, and each
 * `[data-whole]`. `data-reading` on `<html>` stays until the whole page is there. If the document breaks off or stalls,
 * the parts show after a second. It uses attributes, because `:has()` would be evaluated with every later change.
 */
export const readingScript = `if(w.MutationObserver&&d.readyState==='loading'){
var quiet,see=function(stalled){
var root=d.getElementById('root'),n=root,open=[],over=stalled===true||d.getElementById('boot')||d.readyState!=='loading',i,was=d.querySelectorAll('[data-unread]');
for(;n&&!over;n=n.lastElementChild)if(n.hasAttribute('data-whole')||n.parentNode.hasAttribute('data-parts'))open.push(n);
for(i=0;i<was.length;i++)if(open.indexOf(was[i])<0)was[i].removeAttribute('data-unread');
for(i=0;i<open.length;i++)open[i].setAttribute('data-unread','');
w.clearTimeout(quiet);
if(over){look.disconnect();e.removeAttribute('data-reading')}
else if(root)quiet=w.setTimeout(see,1000,true);
},look=new w.MutationObserver(see);
mark('reading','');
look.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',see);
}`;
