/**
 * Part of `headScript`, whose `w`, `d`, `e` and `mark` it uses, for documents that arrive in pieces. Until a part has
 * arrived whole, it would jump with each new piece; so it is marked `data-unread`, which hides it. Such parts are the
 * children of `[data-parts]`, and each `[data-whole]`. `data-reading` on `<html>` stays until the whole page is there.
 * If the document breaks off or stalls, the parts show after a second. It sets attributes, since every later change of
 * the DOM would evaluate a `:has()` again.
 */
export const readingScript = `if(w.MutationObserver&&d.readyState==='loading'){
var timer,check=function(stalled){
var root=d.getElementById('root'),n=root,open=[],done=stalled===true||d.getElementById('boot')||d.readyState!=='loading',i,old=d.querySelectorAll('[data-unread]');
for(;n&&!done;n=n.lastElementChild)if(n.hasAttribute('data-whole')||n.parentNode.hasAttribute('data-parts'))open.push(n);
for(i=0;i<old.length;i++)if(open.indexOf(old[i])<0)old[i].removeAttribute('data-unread');
for(i=0;i<open.length;i++)open[i].setAttribute('data-unread','');
w.clearTimeout(timer);
if(done){watch.disconnect();e.removeAttribute('data-reading')}
else if(root)timer=w.setTimeout(check,1000,true);
},watch=new w.MutationObserver(check);
mark('reading','');
watch.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',check);
}`;
