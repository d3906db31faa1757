import type { Locale, Texts } from '@signet/std'

/** All sentences of one language by their full key, `namespace.rest`. Values are ICU messages. */
export type Catalogue = Readonly<Record<string, string>>

/** What a `texts.ts` exports: `texts` for everybody, and `panelTexts` of settings that only the studio carries. */
export type TextsFile = Readonly<{ texts: Texts; panelTexts?: Texts }>

/** Returns the sentences of `texts.ts` files, given by path from the root, in one language. */
export function catalogueOf(
  files: Readonly<Record<string, TextsFile>>,
  locale: Locale,
  { withPanels }: Readonly<{ withPanels: boolean }>,
): Catalogue {
  const catalogue: Record<string, string> = {}
  for (const [path, { texts, panelTexts = {} }] of Object.entries(files)) {
    const namespace = namespaceOf(path)
    const sentences = withPanels ? { ...texts, ...panelTexts } : texts
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
