import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { readCategories } from '../../../publication/index.ts'
import { labelsOf } from '../label-store.ts'
import { categoryNames } from '../list-labels.ts'
import { countByCategory } from './category-store.ts'

/** Categories without a row are those that only designs of this list name. */
export const listCategories = serve(contract.designLife.categories, async ({ input, tx, caller }) => {
  const { of, availability } = input
  const { locale } = caller
  const { rows, nameOf } = await readCategories(tx)
  const own = categoryNames(of, locale, await labelsOf(tx, of))
  const counts = await countByCategory(tx, of, availability)
  const known = new Map(rows.map((row) => [row.name, row]))
  const { compare } = new Intl.Collator(locale)
  const list = [...new Set([...known.keys(), ...own.keys()])].map((category) => {
    const row = known.get(category)
    return {
      category,
      name: nameOf(locale, category, own.get(category) ?? category),
      parent: row?.parent ?? null,
      names: { 'zh-TW': row?.nameTw ?? '', 'en-US': row?.nameEn ?? '' },
      count: counts.get(category) ?? 0,
    }
  })
  return {
    list: list.sort((a, b) => compare(a.name, b.name)),
    uncategorised: counts.get('') ?? 0,
  }
})
