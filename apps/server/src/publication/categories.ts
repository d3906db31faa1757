import type { Locale } from '@signet/i18n'

export type CategoryRow = Readonly<{ name: string; parent: string | null; nameTw: string; nameEn: string }>

/** The categories of a company. A category without a row is at the top. */
export type Categories = Readonly<{
  rows: readonly CategoryRow[]
  /** What it is called in a language; `own` is what a design calls it, or its text, where it has no name there. */
  nameOf: (locale: Locale, category: string, own: string) => string
  /** The texts of the categories from the top one to this one; empty for `''`. */
  pathOf: (category: string) => readonly string[]
}>

export function categoriesFrom(rows: readonly CategoryRow[]): Categories {
  const byName = new Map(rows.map((row) => [row.name, row]))
  const pathOf = (category: string): readonly string[] => {
    if (category === '') return []
    const parent = byName.get(category)?.parent ?? ''
    return [...pathOf(parent), category]
  }
  return {
    rows,
    pathOf,
    nameOf: (locale, category, own) => {
      const row = byName.get(category)
      return { 'zh-CN': '', 'zh-TW': row?.nameTw, 'en-US': row?.nameEn }[locale] || own
    },
  }
}

/**
 * Returns the categories from the top one to a design's own, named in a language. `own` is what the design calls its
 * category, used where the category has no name there.
 */
export function categoryPathIn(
  { pathOf, nameOf }: Pick<Categories, 'pathOf' | 'nameOf'>,
  { locale, category, own }: Readonly<{ locale: Locale; category: string; own: string }>,
): readonly Readonly<{ category: string; name: string }>[] {
  return pathOf(category).map((one) => ({
    category: one,
    name: nameOf(locale, one, one === category ? own : one),
  }))
}
