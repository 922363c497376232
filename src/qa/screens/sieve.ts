/** Which pages, languages and visitors are looked at. */
export type Sieve = {
  readonly isOfPage: (page: string) => boolean;
  readonly isOfLanguage: (language: string) => boolean;
  readonly isOfPersona: (visitor: string) => boolean;
};
