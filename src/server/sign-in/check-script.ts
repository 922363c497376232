/**
 * Text of the check page's script. It runs Google's check and sends messages to the page around its frame. The policy
 * has its hash. The query has `key` (the site key of the sign-in service), `hl` (language), `theme` and `size`
 * ("invisible" | "normal"). Messages: `{check: "ready" | "failed" | "expired"}` and `{check: "solved", token}`. Each
 * token is sent once; then the check can be solved again.
 */
export const checkScript = `(function(w,d){
var q=new URLSearchParams(w.location.search),key=q.get('key')||'',theme=q.get('theme')==='light'?'light':'dark',seen=q.get('size')==='normal';
d.documentElement.style.colorScheme=theme;
function tell(state,token){w.parent.postMessage({check:state,token:token},w.location.origin)}
function failed(){tell('failed')}
if(w.parent===w)return;
if(!/^[\\w-]{10,100}$/.test(key))return failed();
w.onCheckLoaded=function(){
try{
var id=w.grecaptcha.render('check',{sitekey:key,theme:theme,size:!seen?'invisible':w.innerWidth<304?'compact':'normal',badge:'inline',
callback:function(token){tell('solved',token);w.grecaptcha.reset(id)},
'expired-callback':function(){tell('expired')},
'error-callback':failed});
if(seen)d.body.removeAttribute('aria-busy');else w.grecaptcha.execute(id);
tell('ready');
}catch(x){failed()}
};
var s=d.createElement('script');
s.src='https://www.google.com/recaptcha/api.js?onload=onCheckLoaded&render=explicit&hl='+encodeURIComponent(q.get('hl')||'en');
s.onerror=failed;
d.head.appendChild(s);
})(window,document);`;
