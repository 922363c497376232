/** What the renderer reports: what happened, what follows, what to do. */
export const messages = {
  unknownWidget: (use: string, node: string) =>
    `Node "${node}" uses "${use}", which this build lacks, so nothing is drawn. Correct "use", or deploy the build that has it.`,
  missingNode: (node: string, page: string) =>
    `Page "${page}" refers to "${node}", which its layout lacks, so nothing is drawn. Resolve the layout again.`,
  widgetFailed: (use: string, node: string) =>
    `"${use}" of node "${node}" threw while it rendered, so a retry card shows. See the error for the cause.`,
};
