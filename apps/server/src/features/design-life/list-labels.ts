import { contract } from '@signet/contract'
import type { Locale } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { flowCategoryIn } from '../../publication/index.ts'
import { formNamesIn } from '../forms/form-design/index.ts'
import { type LabelRow, labelsOf } from './label-store.ts'

export const listLabels = serve(
  contract.designLife.labels,
  async ({ input, actor, tx, server, caller: { locale } }) => {
    const directory = await server.directories.of(actor.tenant)
    const rows = await labelsOf(tx, input.of)
    const names = new Map(rows.map((row) => [row.category, row]))
    names.delete('')
    const owners = new Set(rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))
    const { compare } = new Intl.Collator(locale)
    return {
      categories: [...names]
        .map(([category, row]) => ({ category, name: categoryIn(locale, row) }))
        .sort((a, b) => compare(a.name, b.name)),
      tags: [...new Set(rows.flatMap(({ tags }) => tags))].sort(compare),
      owners: [...owners].map(personRef(directory)).sort((a, b) => compare(a.name, b.name)),
    }
  },
)

function categoryIn(locale: Locale, { of, category, words }: LabelRow): string {
  return of === 'flows'
    ? flowCategoryIn(locale, { category, translations: words })
    : formNamesIn(locale, { name: '', category, words }).category
}
