/** What the renderer reports: what happened, what follows, what to do. */
export const messages = {
  unknownWidget: (use: string, node: string) =>
    `Node "${node}" uses the widget "${use}", which this build does not have, so nothing is drawn. Correct "use", or deploy the build that has it.`,
  missingNode: (node: string, page: string) =>
    `Page "${page}" refers to node "${node}", which its layout does not hold, so nothing is drawn. Resolve the layout again.`,
  widgetFailed: (use: string, node: string) =>
    `Widget "${use}" of node "${node}" threw while it rendered, so its place shows the retry card. See the error for the cause.`,
};
