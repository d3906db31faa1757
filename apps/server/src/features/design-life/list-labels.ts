import { contract } from '@signet/contract'
import type { Locale } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { flowCategoryIn, readCategories } from '../../publication/index.ts'
import { formNamesIn } from '../forms/form-design/index.ts'
import { type Labelled, type LabelRow, labelsOf } from './label-store.ts'

export const listLabels = serve(
  contract.designLife.labels,
  async ({ input, actor, tx, server, caller: { locale } }) => {
    const directory = await server.directories.of(actor.tenant)
    const rows = await labelsOf(tx, input.of)
    const tree = await readCategories(tx)
    const names = categoryNames(input.of, locale, rows)
    for (const { name } of tree.rows) names.set(name, tree.nameOf(locale, name, names.get(name) ?? name))
    const owners = new Set(rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))
    const { compare } = new Intl.Collator(locale)
    return {
      categories: [...names]
        .map(([category, name]) => ({ category, name }))
        .sort((a, b) => compare(a.name, b.name)),
      tags: [...new Set(rows.flatMap(({ tags }) => tags))].sort(compare),
      owners: [...owners].map(personRef(directory)).sort((a, b) => compare(a.name, b.name)),
    }
  },
)

/** Returns the categories of designs, with what the last of them calls it in a language. */
export function categoryNames(of: Labelled, locale: Locale, rows: readonly LabelRow[]): Map<string, string> {
  const used = rows.filter(({ category }) => category !== '')
  return new Map(used.map((row) => [row.category, categoryIn[of](locale, row)]))
}

type CategoryIn = (locale: Locale, row: LabelRow) => string

const ofForm: CategoryIn = (locale, row) => formNamesIn(locale, { name: '', ...row }).category

const categoryIn: Readonly<Record<Labelled, CategoryIn>> = {
  flows: (locale, { category, words }) => flowCategoryIn(locale, { category, translations: words }),
  forms: ofForm,
  dataViews: ofForm,
}
