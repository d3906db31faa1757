import { mostCategoryLevels } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { z } from 'zod'
import {
  type CategoryRow,
  categoriesFrom,
  categoryPathIn,
  readCategories,
} from '../../../publication/index.ts'
import { missingCategories } from '../../design-life/index.ts'
import type { Definition } from './definition-store.ts'

const CategoryName = z.string().min(1).max(60)
const Translated = z.string().max(60)

/** A category on the way to those of the definitions; one at the top has no parent. */
export const FileCategory = z.strictObject({
  name: CategoryName,
  parent: CategoryName.nullable(),
  nameTw: Translated,
  nameEn: Translated,
})

/** Returns the place of the first category that is there twice or does not lead to the top in four levels. */
export function misplacedCategory(rows: readonly CategoryRow[]): number | undefined {
  const byName = new Map(rows.map((row) => [row.name, row]))
  const leadsToTop = (row: CategoryRow): boolean => {
    let at: CategoryRow | undefined = row
    for (let level = 1; at && level <= mostCategoryLevels; level += 1) {
      if (at.parent === null) return true
      at = byName.get(at.parent)
    }
    return false
  }
  const place = rows.findIndex((row) => byName.get(row.name) !== row || !leadsToTop(row))
  return place < 0 ? undefined : place
}

/** Returns the categories of forms and flows, each once. */
export function categoriesIn(definitions: readonly Pick<Definition, 'content'>[]): readonly string[] {
  const names = definitions.map(({ content }) => content['category'])
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[]
}

type Bringing = Readonly<{ locale: Locale; brought: readonly CategoryRow[]; names: readonly string[] }>

/** Returns the path of each category that an import creates, in the reader's language. */
export async function newFolders(tx: Reader, { locale, brought, names }: Bringing): Promise<string[][]> {
  const missing = await missingCategories(tx, brought, names)
  const { rows } = await readCategories(tx)
  const after = categoriesFrom([...rows, ...missing])
  return missing.map(({ name }) =>
    categoryPathIn(after, { locale, category: name, own: name }).map((one) => one.name),
  )
}
