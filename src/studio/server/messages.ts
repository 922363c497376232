/** Every sentence of the studio's server: what happened, what follows, what to do. */
export const messages = {
  otherHost: (host: string) => `The studio answers at http://${host}/ alone.\n`,
  noToken: () => 'Nobody gets in without the token. Open the address that "npm run studio" printed.\n',
  otherOrigin: () => 'Only a page of the studio may change something here.\n',
  noFolder: (source: string) =>
    `CONFIG_SOURCE is ${source}, which is not a folder here, so there is nothing to edit. Set it to a folder of merchants.`,
  portTaken: (port: number) => `Port ${port} is taken, so the studio cannot start. Set STUDIO_PORT to a free one.`,
  noPort: (port: string) =>
    `STUDIO_PORT is "${port}", which is not a port, so the studio cannot start. Write a number up to 65535, or leave it out for 4180.`,
  cannotWrite: (path: string, why: string) =>
    `${path} could not be written (${why}). It is as before, and your text is still in the draft. Allow writing there, then save again.`,
  unknownPage: (brand: string, page: string) => `${brand} has no page "${page}". Choose another one.`,
  unreadable: (brand: string) =>
    `${brand} cannot be read, so its pages cannot be listed. "Problems" has the line; players keep its last good site.`,
  noFile: (path: string) => `There is no file ${path} that the studio can edit. Choose one of the list.`,
  unreadableTable: (path: string) =>
    `${path} has a fault, so nothing was written into it. Fix it under "Files" first: "Problems" has the line.`,
  changedElsewhere: (path: string) =>
    `${path} was changed in another window of the studio meanwhile. Nothing was written: take its text, or write yours over it.`,
  hasNoNode: (node: string, page: string) => `Page "${page}" has no node "${node}" any more.`,
  open: (address: string) => `The studio: ${address}`,
  keeps: (source: string) =>
    `It edits a draft of ${source}. Nothing there changes until you save. Ctrl-C ends it; the draft stays.`,
};
