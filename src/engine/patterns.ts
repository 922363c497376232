/** The engine's part for whoever checks values: patterns of the platform, read. Apart from `rules.ts`: no form that is drawn needs it. */
export { readJavaPattern } from './normalize/java-pattern';
