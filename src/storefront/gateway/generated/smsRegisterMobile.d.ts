// Generated from schemas/ by `npm run generate`. Do not edit.
export declare function validate(value: unknown): boolean;
