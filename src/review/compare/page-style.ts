/** Style sheet of a comparison: without other files, in both colour schemes, and for print. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; }
h1 { font-size: 1.5rem; margin: 0; }
h3 { margin: 0 0 .5rem; font-size: 1.1rem; }
article { margin-block: 1.5rem; padding: 1rem; border: 1px solid #8886; border-radius: 12px; break-inside: avoid; }
ul { margin: 0 0 1rem; padding-inline-start: 1.25rem; }
li { overflow-wrap: anywhere; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
pre { margin: 0 0 1rem; overflow: auto; font-size: .875rem; white-space: pre-wrap; }
figure { margin: 0; width: 360px; max-width: 100%; }
figcaption { margin-block-end: .5rem; overflow-wrap: anywhere; }
img { display: block; width: 100%; border: 1px solid #8886; border-radius: 8px; }
.none { padding: 3rem 1rem; border: 1px dashed #8888; border-radius: 8px; text-align: center; }
.small { font-size: .875rem; opacity: .8; }
`;
