import type { BrokenFloor } from './floors.mjs';

export declare function importCircles(root?: string): readonly BrokenFloor[];
