// What stands around the form or takes its place: one script, which comes while the form is filled in.
export { Available } from './available';
export { ClosedNow } from './closed-now';
export { OpenRequests } from './open-requests';
export { Requested } from './requested';
