// What stands around the form or takes its place: one script, which comes while the form is filled in.
export { AboveForm } from './above-form';
export { OpenRequests } from './open-requests';
export { Requested } from './requested';
