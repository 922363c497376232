// Generated from schemas/ by `npm run generate`. Do not edit.
import type * as config from './config';

export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
};
export type Validator<T = unknown> = { (value: unknown): value is T; readonly errors?: readonly SchemaError[] | null };
export declare const merchant: Validator<config.Merchant>;
export declare const page: Validator<config.Page>;
export declare const overlay: Validator<config.Overlay>;
export declare const console: Validator<config.Console>;
export declare const widgets: { readonly [use: string]: Validator };
