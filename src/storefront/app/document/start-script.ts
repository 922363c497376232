/** What a document names for its start, as JSON in `#start`. */
export type StartList = {
  /** Modules to run, in their order: what the last one imports has then run, so that no task evaluates it all. */
  readonly run: readonly string[];
  /** Modules that the last one asks for next. */
  readonly soon: readonly string[];
  /** Address of the texts; empty where there are none. */
  readonly texts: string;
};

/**
 * Text of the module in `<head>` that asks for scripts and texts, and runs them, once the server's HTML has been painted: until then the network
 * belongs to what is drawn, and evaluating takes a slow phone longer than drawing. A document that nobody sees is not painted and starts at
 * once; one whose paint is not told starts after three seconds. A module that does not come is asked for twice more: without it nothing on the page
 * answers. Below the floor nothing starts (`version-tips.ts`). Its hash stands in the policy.
 */
export const startScript = `let begun=false;
const pause=(ms)=>new Promise((done)=>setTimeout(done,ms));
const ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href},more));
const load=(href,pauses)=>import(href).catch(async()=>{if(pauses.length){await pause(pauses[0]);await load(href,pauses.slice(1))}});
const start=async()=>{if(begun||document.documentElement.hasAttribute('data-below-floor'))return;begun=true;
const {run,soon,texts}=JSON.parse(document.getElementById('start').textContent);
for(const href of [...run,...soon])ask('modulepreload',href);
if(texts)ask('preload',texts,{as:'fetch',crossOrigin:'anonymous'});
for(const href of run){await load(href,[1000,4000]);await pause(0)}};
if(document.visibilityState==='hidden')start();
else{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});setTimeout(start,3000)}`;
