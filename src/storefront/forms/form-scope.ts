import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Values of a form: what stands in its fields by wire name, and its boxes. */
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
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Says that a field is on the form, in the order of the page; gives back how to say that it left. */
  readonly join: (name: string) => () => void;
  readonly names: () => readonly string[];
  /** Told after every refused attempt: a captcha is spent then. */
  readonly onFailure: (listener: () => void) => () => void;
  readonly fail: () => void;
};

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The form around a field, or undefined where there is none. */
export function useFormScope(): FormScope | undefined {
  return useContext(FormScopeContext);
}

export function fieldName(name: string): FieldName {
  return `values.${name}`;
}

/** How a player registers: with a name, or with a mobile number in its place. */
export type RegisterMethod = 'username' | 'mobile';

export const MethodContext = createContext<RegisterMethod>('username');
