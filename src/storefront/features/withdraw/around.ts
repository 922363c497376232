// Everything around the form and after it: one script, which loads while the form is filled in.
export { AboveForm } from './above-form';
export { OpenRequests } from './open-requests';
export { Requested } from './requested';
