export declare function shortClassNames(root: string): (local: string, path: string, css: string) => string;
export declare function builtClass(root: string, file: string, local: string): string;
export declare function localsOf(css: string): readonly string[];
