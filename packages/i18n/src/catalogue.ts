import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale, Texts } from '@signet/std'

/** All sentences of one language by their full key, `namespace.rest`. Values are ICU messages. */
export type Catalogue = Readonly<Record<string, string>>

/** A catalogue with plurals and choices parsed at build time, so that no browser loads a parser. */
export type ParsedCatalogue = Readonly<Record<string, string | readonly MessageFormatElement[]>>

/**
 * What a `texts.ts` exports: `texts`, and `studioTexts` that the staff client does not load: settings, mistakes in
 * definitions, and refusals, whose sentence comes from the server. The server loads all.
 */
export type TextsFile = Readonly<{ texts: Texts; studioTexts?: Texts }>

/** Returns the sentences of `texts.ts` files, given by path from the root, in one language. */
export function catalogueOf(
  files: Readonly<Record<string, TextsFile>>,
  locale: Locale,
  { withStudio }: Readonly<{ withStudio: boolean }>,
): Catalogue {
  const catalogue: Record<string, string> = {}
  for (const [path, { texts, studioTexts = {} }] of Object.entries(files)) {
    const namespace = namespaceOf(path)
    const sentences = withStudio ? { ...texts, ...studioTexts } : texts
    for (const [key, sentence] of Object.entries(sentences)) catalogue[namespace + key] = sentence[locale]
  }
  return catalogue
}

/**
 * Returns the beginning of every key in a file. The folder of the file (without `src`) is the namespace:
 * `…/features/approvals/texts.ts` gives `approvals.`, `packages/client/src/texts.ts` gives `client.`. The keys of the
 * contract are whole refusal codes and get nothing.
 */
export function namespaceOf(path: string): string {
  const folders = path.split(/[\\/]/).slice(0, -1)
  const owner = folders.at(-1) === 'src' ? folders.at(-2) : folders.at(-1)
  return owner === 'contract' || !owner ? '' : `${owner}.`
}

/** A message without parameters, quotes or plurals, which is its own sentence. */
export function isPlain(message: string): boolean {
  return !/[{'<]/.test(message)
}

/** Plurals, choices and quotes need the ICU parser; parameters alone are put in directly, which is faster on a phone. */
export function needsParser(message: string): boolean {
  return !isPlain(message) && !/^[^{}'<]*(?:\{\w+\}[^{}'<]*)+$/.test(message)
}
