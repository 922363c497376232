/**
 * Answers `{"mode": 0}`: whether the site is open to this visitor. 0 is open, 1 maintenance, 2 a closed region. No
 * cache keeps the answer.
 */
export const modePath = '/mode.json';

/**
 * An address that ends with this parameter is never kept by a cache: the server asks the platform about its visitor and
 * shows why the site is closed, or the page itself if it is open.
 */
export const closedParameter = 'closed';

/** Milliseconds until the visitor is treated as if there were no answer. */
const timeoutMs = 3000;

/**
 * Text of a script in `<head>`, ES5, for documents that a shared cache keeps: they are the same for everybody, so the
 * server could not ask whether the site is open to this visitor (APP-02). The document stays invisible until the answer
 * is there. A visitor to whom the site is closed is led to the page that says so. Without an answer the document shows
 * if `opensWithoutAnswer`, else the server decides. An address with `closed=1` was just decided by the server, so
 * nothing is asked there; else the visitor would go in circles. The script's hash is in the policy.
 */
export const modeScriptOf = (opensWithoutAnswer: boolean) => `(function(d,w){
var s=d.documentElement.style,l=w.location,x;
if(/[?&]${closedParameter}=1$/.test(l.search)){w.history.replaceState(w.history.state,'',l.pathname+l.search.slice(0,-${closedParameter.length + 3})+l.hash);return}
function show(){s.visibility=''}
function leave(){l.replace(l.pathname+(l.search?l.search+'&':'?')+'${closedParameter}=1'+l.hash)}
function read(){try{return JSON.parse(x.responseText).mode}catch(_){}}
s.visibility='hidden';
x=new w.XMLHttpRequest();
x.onload=function(){var m=read();if(m===0)show();else if(m===1||m===2)leave();else x.onerror()};
x.onerror=x.ontimeout=${opensWithoutAnswer ? 'show' : 'leave'};
x.open('GET','${modePath}');
x.timeout=${timeoutMs};
x.send();
})(document,window);`;
