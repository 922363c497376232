/** What the application reports: what happened, what follows, what to do. */
export const messages = {
  linkRefused: (href: string) =>
    `The address "${href.slice(0, 200)}" is neither on this site nor on an allowed host, so it was not opened. Add its host to links.hosts of merchant.json if it is right.`,
  renderFailed: (node: string) =>
    `Node "${node}" threw while the server rendered, so its place holds a skeleton until the browser tries. See the error for the cause.`,
  hydrationFailed: () =>
    'The browser drew something else than the server, so it drew it again. Look for a clock, storage or window read while rendering.',
  notLoaded: (use: string) =>
    `The code of widget "${use}" could not be loaded three times, so its place shows the retry card. Check that the build's files are served.`,
  notStarted: () =>
    "The text table or a part of the first page did not come, so the server's page stays as it is and nothing in it moves. A reload tries again.",
  noRoot: () => 'The document has no #root or #boot, so nothing can start. Serve it as renderStorefront made it.',
};
