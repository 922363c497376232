// Every sentence about config, by subject. `import * as messages from …` takes them all.
export * from './assets';
export * from './conditions';
export * from './files';
export { didYouMean, type Finding, type Fix } from './finding';
export * from './hosts';
export * from './inheritance';
export * from './languages';
export * from './law';
export * from './merchants';
export * from './nodes';
export * from './pages';
export * from './patterns';
export * from './reach';
export * from './rules';
export * from './settings';
export * from './shape';
export * from './texts';
export * from './theme';
