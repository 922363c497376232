/**
 * Part of the head script: what is drawn of a document while the rest is on its way. A part of the page whose end is not read yet would jump with
 * each piece that comes: it is marked `data-unread` until its end is there. Such parts are the children of `[data-parts]`, and each `[data-whole]`.
 * `data-reading` on `<html>` holds until all of the page is there. One that breaks off or stalls shows after a second what there is of it.
 * Attributes, and no `:has()`: that would be asked for with every later change.
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
