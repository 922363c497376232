/** Reports of the application: what happened, what follows, what to do. */
export const messages = {
  linkRefused: (href: string) =>
    `The address "${href.slice(0, 200)}" is neither here nor on an allowed host, so it was not opened. If it is right, add its host to links.hosts.`,
  hydrationFailed: () =>
    'What the browser drew differs from the server, so it drew anew. Look for a clock or storage in render.',
  notLoaded: (use: string) =>
    `The code of "${use}" did not come in three tries, so a retry card shows. See that it is served.`,
  notStarted: () => "Texts or code did not come, so the server's page stays as it is. A reload tries again.",
  noRoot: () => 'No #root or #boot, so nothing starts. Serve what renderStorefront made.',
};
