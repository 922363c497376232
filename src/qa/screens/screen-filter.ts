/** Which pages, languages and visitors are looked at. */
export type ScreenFilter = {
  readonly includesPage: (page: string) => boolean;
  readonly includesLanguage: (language: string) => boolean;
  readonly includesPersona: (visitor: string) => boolean;
};
