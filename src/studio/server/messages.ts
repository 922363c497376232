/** Every sentence of the studio's server: what happened, what follows, what to do. */
export const messages = {
  otherHost: (host: string) =>
    `This is not the address of the studio, so nothing shows. Open http://${host}/ instead.\n`,
  noToken: () => 'Nobody gets in without the token. Open the address that "npm run studio" printed.\n',
  otherOrigin: () =>
    'This came from another page than the studio, so nothing was changed. Open the address that "npm run studio" printed.\n',
  noFolder: (source: string) =>
    `CONFIG_SOURCE is ${source}, which is not a folder here, so there is nothing to edit. Set it to a folder of merchants.`,
  portTaken: (port: number) => `Port ${port} is taken, so the studio cannot start. Set STUDIO_PORT to a free one.`,
  noPort: (port: string) =>
    `STUDIO_PORT is "${port}", which is not a port, so the studio cannot start. Write a number up to 65535, or leave it out for 4180.`,
  cannotWrite: (path: string, why: string) =>
    `${path} could not be written (${why}). It is as before, and your text is still in the draft. Allow writing there, then save again.`,
  unknownPage: (brand: string, page: string) => `${brand} has no page "${page}". Choose another one.`,
  unreadable: (brand: string) =>
    `${brand} cannot be read, so nothing of it shows. "Problems" has the line: mend it under "Files". Players keep its last good site.`,
  noFile: (path: string) => `There is no file ${path} that the studio can edit. Choose one of the list.`,
  noHistory: (source: string, why: string) =>
    `Git tells no history of ${source} (${why}), so no earlier state can be brought back. Keep the folder in a git repository, and commit there.`,
  noPublishing: () =>
    'PUBLISH_TO names no place, so nothing is published from here. Set it to a folder or s3://<bucket>/<folder>, and start the studio again.',
  noVersion: (version: string) => `"${version}" is no version, so nothing went back. Choose one of the list.`,
  noState: (commit: string) =>
    `Git has no files of this brand at "${commit}", so nothing was brought back. Choose a state of the list.`,
  unreadableTable: (path: string) =>
    `${path} has a fault, so nothing was written into it. Fix it under "Files" first: "Problems" has the line.`,
  faultyFile: (place: string, fault: string) =>
    `${place} has a fault, so nothing was changed. ${fault} Mend it under "Files" first.`,
  noObject: (path: string) =>
    `${path}:1:1 has no { } around what it says, so nothing was changed. Write it under "Files" first.`,
  changedElsewhere: (path: string) =>
    `${path} was changed meanwhile, in another window of the studio or by another program. Nothing was written: take its text, or write yours over it.`,
  hasNoNode: (node: string, page: string) =>
    `Page "${page}" has no node "${node}" any more, so there is nothing to show of it. Choose another one in the tree.`,
  cannotChangeNode: (node: string, page: string) =>
    `Page "${page}" has no node "${node}" any more, so nothing was changed. Choose another one in the tree.`,
  rootStays: (node: string) => `"${node}" holds the whole page, so it stays where it is. Choose something in it.`,
  noWidget: (use: string) => `There is no widget "${use}". Choose one of the list.`,
  noPlaceForValue: (node: string, path: string) =>
    `"${node}" has no place for "${path}", so nothing was changed. Change the file under "Files".`,
  noCondition: () =>
    'This condition asks for something that the brand does not have, so nothing was changed. Choose another one.',
  noColour: (value: string) =>
    `"${value}" is not a colour that browsers read, so nothing was changed. Write one such as #f6b93b.`,
  noColourToken: (token: string) => `A theme has no colour "${token}", so nothing was changed. Choose one of the list.`,
  noChange: () => 'The studio does not know this change, so nothing was changed. Load this page anew.',
  cannotSay: (brand: string, page: string) =>
    `${brand} has a fault in its file of "${page}", or its parent has, so nothing was changed. "Problems" has the line; mend it under "Files".`,
  changedSince: (path: string) =>
    `${path} was changed elsewhere since, so that step was not taken back. Change the file under "Files".`,
  isSaved: (path: string) =>
    `${path} stands in the folder of merchants, so that step was not taken back. Delete the file there if it is to go.`,
  open: (address: string) => `The studio: ${address}`,
  keeps: (source: string) =>
    `It edits a draft of ${source}. Nothing there changes until you save. Ctrl-C ends it; the draft stays.`,
};
