/**
 * Text of the module in `<head>` that starts the modules named by `link[data-start]`, once the server's HTML has been painted: evaluating them
 * takes a slow phone longer than drawing what is there. A document that nobody sees is not painted and starts at once; one whose paint is not
 * told starts after three seconds. Its hash stands in the policy.
 */
export const startScript = `let begun=false;
const start=()=>{if(begun)return;begun=true;for(const {href} of document.querySelectorAll('link[data-start]'))import(href).catch(()=>{})};
if(document.visibilityState==='hidden')start();
else{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});setTimeout(start,3000)}`;
