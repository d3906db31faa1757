/** Languages of the product. The first is the source and fallback (spec section 9). */
export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const
export type Locale = (typeof locales)[number]

/** Sentences by key, in every language. A `texts.ts` ends with `satisfies Texts`, so a missing language does not compile. */
export type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>
