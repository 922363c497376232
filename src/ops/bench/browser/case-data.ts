import type { Boot } from '@/storefront/contract/boot';

/** What a case is drawn from: the server's state of a document, its texts, and what a programmer would write into the code. */
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
