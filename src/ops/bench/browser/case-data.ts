import type { Boot } from '@/storefront/contract/boot';

/**
 * Data of a case: the server's state of a document, its texts, and the values that a hand-written page has in its code.
 */
export type CaseData = {
  readonly boot: Boot;
  readonly texts: { readonly [key: string]: string };
  readonly fields: readonly HandField[];
  readonly names: readonly string[];
};

export type HandField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: string;
  readonly type: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string;
};
