// Generated from schemas/ by `npm run generate`. Do not edit.
export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
};
export type Validator = { (value: unknown): boolean; readonly errors?: readonly SchemaError[] | null };
export declare const merchant: Validator;
export declare const page: Validator;
export declare const overlay: Validator;
export declare const console: Validator;
export declare const widgets: { readonly [use: string]: Validator };
