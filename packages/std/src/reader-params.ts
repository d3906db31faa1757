import type { Locale } from './locale.ts'

/**
 * Returns the parameters of a sentence for a reader's language: `name@en-US` takes the place of `name`, and what is
 * for other languages is left out. A sentence that is stored once names things as each of its readers does.
 */
export function paramsIn<Value>(
  locale: Locale,
  params: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const all = Object.entries(params)
  const ending = `@${locale}`
  const own = all.flatMap(([key, value]) =>
    key.endsWith(ending) ? [[key.slice(0, -ending.length), value] as const] : [],
  )
  return Object.fromEntries([...all.filter(([key]) => !key.includes('@')), ...own])
}

/** Returns a parameter with its value in other languages, as `paramsIn` reads them. */
export function inLanguages(
  name: string,
  plain: string,
  others: Readonly<Partial<Record<Locale, string>>> = {},
): Record<string, string> {
  const own = Object.entries(others).map(([locale, text]) => [`${name}@${locale}`, text] as const)
  return { [name]: plain, ...Object.fromEntries(own) }
}
