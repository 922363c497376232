/** Patterns of the platform, read. Apart from `rules.ts`, since no form that is drawn needs it. */
export { readJavaPattern } from './normalize/java-pattern';
