import { mostCategoryLevels } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { type CategoryRow, categoriesFrom, readCategories } from '../../../publication/index.ts'
import { insertCategory } from './category-store.ts'
import { isCategory, keepCategory, openCategories } from './category-tree.ts'

/** Returns the categories from the top to each of these, those above first; a category without a row is left out. */
export async function categoriesAbove(tx: Reader, names: readonly string[]): Promise<readonly CategoryRow[]> {
  const categories = await readCategories(tx)
  return rowsTo(categories.rows, names)
}

/**
 * Returns the categories of another company that lead to these and that this one does not have. A category that is
 * here stays where it is; one that would be too deep below it comes to the top.
 */
export async function missingCategories(
  tx: Reader,
  brought: readonly CategoryRow[],
  names: readonly string[],
): Promise<readonly CategoryRow[]> {
  const here = await readCategories(tx)
  const missing: CategoryRow[] = []
  for (const row of rowsTo(brought, names)) {
    if (await isCategory(tx, here, row.name)) continue
    const { pathOf } = categoriesFrom([...here.rows, ...missing])
    const fits = row.parent === null || pathOf(row.parent).length < mostCategoryLevels
    missing.push(fits ? row : { ...row, parent: null })
  }
  return missing
}

/** Creates what `missingCategories` returns. */
export async function bringCategories(
  tx: Tx,
  tenant: string,
  { brought, names }: Readonly<{ brought: readonly CategoryRow[]; names: readonly string[] }>,
): Promise<void> {
  await openCategories(tx, tenant)
  for (const row of await missingCategories(tx, brought, names)) {
    if (row.parent !== null) await keepCategory(tx, await readCategories(tx), row.parent)
    await insertCategory(tx, row)
  }
}

function rowsTo(rows: readonly CategoryRow[], names: readonly string[]): CategoryRow[] {
  const { pathOf } = categoriesFrom(rows)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return [...new Set(names.flatMap(pathOf))].flatMap((name) => byName.get(name) ?? [])
}
