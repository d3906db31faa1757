import { mostCategoryLevels, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { type Locale, Refusal } from '@signet/std'
import { type Categories, readCategories } from '../../../publication/index.ts'
import { type Labelled, labelsOf } from '../label-store.ts'
import { categoryNames } from '../list-labels.ts'
import { hasDesigns, insertCategory, lockCategories } from './category-store.ts'

/** Locks the categories of a company and reads them. */
export async function openCategories(tx: Tx, tenant: string): Promise<Categories> {
  await lockCategories(tx, tenant)
  return readCategories(tx)
}

/** Whether a category has a row or a design. */
export async function isCategory(tx: Reader, { rows }: Categories, name: string): Promise<boolean> {
  return rows.some((row) => row.name === name) || (await hasDesigns(tx, name))
}

/** Refuses `design.categoryNotFound`. */
export async function assertCategory(tx: Tx, categories: Categories, name: string): Promise<void> {
  if (!(await isCategory(tx, categories, name))) throw new Refusal<RefusalCode>('design.categoryNotFound')
}

type Placing = Readonly<{ category: string; parent: string | null }>

/** Refuses `design.categoryInItself` and `design.categoryTooDeep` for a category in another one. */
export function assertFits(categories: Categories, { category, parent }: Placing): void {
  const above = parent === null ? [] : categories.pathOf(parent)
  if (above.includes(category)) throw new Refusal<RefusalCode>('design.categoryInItself')
  if (above.length + levelsFrom(categories, category) > mostCategoryLevels)
    throw new Refusal<RefusalCode>('design.categoryTooDeep', { most: mostCategoryLevels })
}

/** Returns how many levels a category and those in it make. */
function levelsFrom({ rows, pathOf }: Categories, category: string): number {
  const own = pathOf(category).length
  const below = rows.map(({ name }) => pathOf(name)).filter((path) => path.includes(category))
  return Math.max(own, ...below.map((path) => path.length)) - own + 1
}

const designs: readonly Labelled[] = ['flows', 'forms', 'dataViews']

/** Gives a category a row, if it has none, with what designs call it in other languages. */
export async function keepCategory(tx: Tx, { rows }: Categories, name: string): Promise<void> {
  if (rows.some((row) => row.name === name)) return
  const labels = await Promise.all(designs.map(async (of) => [of, await labelsOf(tx, of)] as const))
  const calledIn = (locale: Locale) => {
    const words = labels.flatMap(([of, all]) => categoryNames(of, locale, all).get(name) ?? [])
    return words.find((word) => word !== name) ?? ''
  }
  await insertCategory(tx, { name, parent: null, nameTw: calledIn('zh-TW'), nameEn: calledIn('en-US') })
}
