// What few see before they take money out: one script for all of it.
export { Available } from './available';
export { ClosedNow } from './closed-now';
export { OpenRequests } from './open-requests';
