/** Reads patterns of the platform. Apart from `rules.ts`, because no form on the screen needs it. */
export { readJavaPattern } from './normalize/java-pattern';
