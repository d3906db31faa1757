import type { TenantTables } from '@signet/db'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isListed, type ListedDesigns } from './availability-store.ts'
import { isCategoryWithin } from './category-store.ts'

type Kind = 'flow' | 'form'

/** Which designs a list has; what is not given does not narrow it. */
export type DesignFilter = Readonly<{
  availability: ListedDesigns
  category?: string | undefined
  tag?: string | undefined
  owner?: string | undefined
}>

const rows = expressionBuilder<TenantTables, Kind>()

/** Whether the flow or form of a row is in a list narrowed like this. */
export function isInList(kind: Kind, { availability, category, tag, owner }: DesignFilter) {
  const conditions: Expression<SqlBool>[] = [isListed(kind, availability)]
  if (category !== undefined) conditions.push(isCategoryWithin(kind, category))
  if (tag !== undefined) conditions.push(sql<boolean>`${tag} = any (${sql.ref(`${kind}.tags`)})`)
  if (owner !== undefined) conditions.push(rows(`${kind}.ownerId`, '=', owner))
  return rows.and(conditions)
}

/** Whether a form is of a list: the forms, the data views, or the one about people. */
export function isFormOf(of: 'forms' | 'dataViews' | 'aboutPeople') {
  return sql<boolean>`(form.draft -> 'dataView' is not null) = ${of === 'dataViews'}
    and (form.draft ->> 'about' is not null) = ${of === 'aboutPeople'}`
}
