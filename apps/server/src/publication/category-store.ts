import type { Reader, TenantTables } from '@signet/db'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type Categories, categoriesFrom } from './categories.ts'

/** Reads how categories lie in each other and what they are called. */
export async function readCategories(tx: Reader): Promise<Categories> {
  const columns = ['name', 'parent', 'nameTw', 'nameEn'] as const
  return categoriesFrom(await tx.selectFrom('designCategory').select(columns).orderBy('name').execute())
}

const rows = expressionBuilder<TenantTables, never>()

/**
 * Whether the category of a flow or form is this one or in it; `''` finds those without one. Three joins reach the top,
 * since categories are at most four deep.
 */
export function isCategoryWithin(kind: 'flow' | 'form', category: string): Expression<SqlBool> {
  const own = sql.ref<string>(`${kind}.category`)
  const below = rows
    .selectFrom('designCategory as own')
    .leftJoin('designCategory as parent', 'parent.name', 'own.parent')
    .leftJoin('designCategory as above', 'above.name', 'parent.parent')
    .where(({ or, eb }) =>
      or([
        eb('own.parent', '=', category),
        eb('parent.parent', '=', category),
        eb('above.parent', '=', category),
      ]),
    )
    .select('own.name')
  return rows.or([rows(own, '=', category), rows(own, 'in', below)])
}
