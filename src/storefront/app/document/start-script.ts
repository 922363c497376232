/**
 * Text of the module in `<head>` that starts the modules named by `link[data-start]`, once the server's HTML has been painted: evaluating them
 * takes a slow phone longer than drawing what is there. A document that nobody sees is not painted and starts at once; one whose paint is not
 * told starts after three seconds. A module that does not come is asked for twice more: without it nothing on the page answers. Its hash stands in
 * the policy.
 */
export const startScript = `let begun=false;
const load=(href,pauses)=>import(href).catch(()=>{if(pauses.length)setTimeout(load,pauses[0],href,pauses.slice(1))});
const start=()=>{if(begun)return;begun=true;for(const {href} of document.querySelectorAll('link[data-start]'))load(href,[1000,4000])};
if(document.visibilityState==='hidden')start();
else{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});setTimeout(start,3000)}`;
