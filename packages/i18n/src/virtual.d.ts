declare module 'virtual:texts/*' {
  /** One language of all texts of this build; served by `textsPerLanguage` of `@signet/i18n/vite`. */
  export const catalogue: import('./catalogue.ts').ParsedCatalogue
}
