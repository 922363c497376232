/** Reads patterns of the platform. Apart from `rules.ts`, since only the later code that checks values needs it. */
export { readJavaPattern } from './normalize/java-pattern';
