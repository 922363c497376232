import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Said } from '@/storefront/platform/languages/use-text';

/** Values of a form: what stands in its fields by the key of their name, and its boxes. */
export type FormValues = {
  readonly values: { readonly [name: string]: string };
  readonly terms: boolean;
  readonly age: boolean;
  readonly remember: boolean;
};

export type FieldName = `values.${string}`;

/** What a field needs of the form around it. One object for the life of the form, so that no field renders because of another. */
export type FormScope = {
  readonly form: UseFormReturn<FormValues>;
  /** In place of "Show password" and "Hide password". */
  readonly showLabel?: string | undefined;
  readonly hideLabel?: string | undefined;
  /** Says that a field is on the form, in the order of the page; gives back how to say that it left. */
  readonly join: (name: string, field: JoinedField) => () => void;
  readonly names: () => readonly string[];
  /**
   * What stands in the fields that show, by their names on the wire and as it is sent; a number brings its dialling code. Throws `network` where
   * what that needs does not come.
   */
  readonly settle: (values: FormValues['values']) => Promise<SettledValues>;
  /** What the server said beside fields, by their places: in another language it is said anew. */
  readonly said: Map<FieldName, Said>;
  /** Told after every refused attempt: a captcha is spent then. */
  readonly onFailure: (listener: () => void) => () => void;
  readonly fail: () => void;
};

/** What a form sends, by name. */
export type SettledValues = { readonly [name: string]: string | undefined };

export type JoinedField = {
  /** What is sent for what was typed. */
  readonly settle: (typed: string) => Promise<string>;
  /** It goes with the dialling code of the form. */
  readonly isNumber?: boolean | undefined;
};

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The form around a field, or undefined where there is none. */
export function useFormScope(): FormScope | undefined {
  return useContext(FormScopeContext);
}

/** Where a field of a name stands in the form library. */
export function fieldName(name: string): FieldName {
  return `values.${keyOf(name)}`;
}

/** What a form keeps beside its fields and never sends: which of the countries that share a dialling code, and how a player registers. */
export const ownKeys = { country: 'own$country', method: 'own$method' } as const;

export const ownNames = { country: `values.${ownKeys.country}`, method: `values.${ownKeys.method}` } as const;

/**
 * The key of a name among `values`. The library reads dots, brackets and quotes as paths and keeps some names for itself, and the wire's names
 * are the platform's: each name has a key, and no two have the same, nor one of `ownKeys`.
 */
export function keyOf(name: string): string {
  if (/^[A-Za-z][\w-]*$/.test(name) && name !== 'prototype' && !(name in {})) return name;
  const coded = name.replaceAll(/[^A-Za-z0-9-]/g, (unit) => `$${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `$${coded}`;
}

/** How a player registers: with a name, or with a mobile number in its place. */
export type RegisterMethod = 'username' | 'mobile';

export const MethodContext = createContext<RegisterMethod>('username');
