/** The start of a document, as JSON in `#start`. */
export type StartList = {
  /**
   * Modules to run in this order. Libraries run before the last one imports them, so that no single task evaluates
   * everything.
   */
  readonly run: readonly string[];
  /** Modules that the last one imports next. */
  readonly soon: readonly string[];
  /** Address of the texts; empty if there are none. */
  readonly texts: string;
};

/**
 * Text of the module in `<head>` that loads and runs scripts and texts once the server's HTML is painted. Until then
 * the network belongs to what is drawn, and a slow phone needs longer to evaluate scripts than to draw. A hidden
 * document is never painted and starts at once; without a report of the paint it starts after three seconds. A module
 * that fails to load is tried twice more, since nothing works without it. Below the floor nothing starts
 * (`version-tips.ts`). Its hash is in the policy.
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
