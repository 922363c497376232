/** The people who have an account at the services that the sandbox plays. */
export const people = [
  { subject: 'rahim', name: 'Rahim Uddin', email: 'rahim@example.com' },
  { subject: 'nadia', name: 'Nadia Akter', email: 'nadia@example.com' },
  { subject: 'arif', name: 'Arif Hossain', email: 'arif@example.com' },
] as const;

/** The services by channel. */
export const services: { readonly [channel: string]: string } = { google: 'Google', facebook: 'Facebook' };
