/**
 * An import that breaks a rule of the floors, or a folder with too many files: 1-based line and column, and what to do.
 */
export type BrokenFloor = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

export declare function brokenFloors(root?: string): readonly BrokenFloor[];

export declare function fullFolders(root?: string): readonly BrokenFloor[];
