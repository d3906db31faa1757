/** All sentences of one language by their full key, `namespace.rest`. Values are ICU messages. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Joins the `locales/<locale>.json` files of features, kinds and packages into one catalogue.
 * The folder that holds `locales/` (without `src`) is the namespace. The contract speaks for
 * everybody (its keys are whole refusal codes), so its keys stand as they are.
 */
export function joinCatalogues(files: Readonly<Record<string, Catalogue>>): Catalogue {
  const joined: Record<string, string> = {}
  for (const [path, sentences] of Object.entries(files)) {
    const namespace = namespaceOf(path)
    for (const [key, sentence] of Object.entries(sentences)) joined[namespace + key] = sentence
  }
  return joined
}

/** `…/features/approvals/locales/zh-CN.json` gives `approvals.`; `packages/client/src/locales/…` gives `client.`. */
export function namespaceOf(path: string): string {
  const folders = path.split(/[\\/]/).slice(0, -2)
  const owner = folders.at(-1) === 'src' ? folders.at(-2) : folders.at(-1)
  return owner === 'contract' || !owner ? '' : `${owner}.`
}
