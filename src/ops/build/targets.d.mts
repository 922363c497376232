/** The oldest browsers that scripts and styles are built for, in Vite's format. */
export declare function targetsOf(root: string): readonly string[];
