/** Where a server that shows drafts tells open pages of each change, with what is wrong in the files of merchants. */
export const draftChangesPath = '/__changes';
