import { type Catalogue, joinCatalogues } from '@signet/i18n'

/** The catalogue of the studio, from files named by their path from `src/words`. */
export function catalogueOf(files: Readonly<Record<string, Catalogue>>): Catalogue {
  const named = Object.entries(files).map(([path, sentences]) => [
    path.replace('..', 'studio/src'),
    sentences,
  ])
  return joinCatalogues(Object.fromEntries(named))
}
