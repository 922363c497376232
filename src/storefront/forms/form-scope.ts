import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LiveText } from '@/storefront/platform/languages/use-text';

/** Values of a form: fields by the key of their name, and checkboxes. */
export type FormValues = {
  readonly values: { readonly [name: string]: string };
  readonly terms: boolean;
  readonly age: boolean;
  readonly remember: boolean;
};

export type FieldName = `values.${string}`;

/** What a field needs of its form. One object for the form's life, so that no field renders because of another. */
export type FormScope = {
  readonly form: UseFormReturn<FormValues>;
  /** Replaces "Show password" and "Hide password". */
  readonly showLabel?: string | undefined;
  readonly hideLabel?: string | undefined;
  /** Registers a shown field. Gives a function that removes it. */
  readonly registerField: (name: string, field: RegisteredField) => () => void;
  /** Names of the shown fields on the wire, in the order of registering. */
  readonly names: () => readonly string[];
  /**
   * The values to send of all shown fields, by their names on the wire. A phone number has its dialling code with it.
   * Throws `network` if code or data for that does not load.
   */
  readonly valuesToSend: (values: FormValues['values']) => Promise<SentValues>;
  /** Refusals beside fields, as functions, so that they follow a change of language. */
  readonly refusalTexts: Map<FieldName, LiveText>;
  /** Adds a listener for every failed attempt, since a captcha is used up then. Gives a function that removes it. */
  readonly onFailure: (listener: () => void) => () => void;
  /** Calls the listeners of `onFailure`. */
  readonly fail: () => void;
};

/** The values that a form sends, by name. */
export type SentValues = { readonly [name: string]: string | undefined };

export type RegisteredField = {
  /** The value to send for a typed text. */
  readonly valueToSend: (typed: string) => Promise<string>;
  /** A phone number, which needs the form's dialling code. */
  readonly isNumber?: boolean | undefined;
};

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The form around a field, or undefined without one. */
export function useFormScope(): FormScope | undefined {
  return useContext(FormScopeContext);
}

/** Path of a name in react-hook-form. */
export function fieldName(name: string): FieldName {
  return `values.${keyOfField(name)}`;
}

/**
 * Values that a form keeps beside its fields and never sends: the country of a shared dialling code, and the way to
 * register.
 */
export const ownKeys = { country: 'own$country', method: 'own$method' } as const;

export const ownNames = { country: `values.${ownKeys.country}`, method: `values.${ownKeys.method}` } as const;

/**
 * Key of a name among `values`. react-hook-form reads dots, brackets and quotes as paths and reserves some names, while
 * names of the wire are the platform's. Each name has a key of its own, which is none of `ownKeys`.
 */
export function keyOfField(name: string): string {
  if (/^[A-Za-z][\w-]*$/.test(name) && name !== 'prototype' && !(name in {})) return name;
  const coded = name.replaceAll(/[^A-Za-z0-9-]/g, (unit) => `$${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `$${coded}`;
}

/** How a player registers: with a user name or a mobile number. */
export type RegisterMethod = 'username' | 'mobile';

export const MethodContext = createContext<RegisterMethod>('username');
