import type { TenantTables } from '@signet/db'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'

export type Availability = 'inUse' | 'stopped' | 'archived' | 'deleted'

/** Designs in use include stopped ones. */
export type ListedDesigns = Exclude<Availability, 'stopped'>

type Kind = 'flow' | 'form'

const rows = expressionBuilder<TenantTables, Kind>()

/** Whether the flow of a row, or its form, is stopped, archived or deleted, so that no one may launch it. */
export function isFlowStopped() {
  return rows.exists(
    rows
      .selectFrom('unavailableDesign')
      .where(({ or, and, eb, ref }) =>
        or([
          and([eb('kind', '=', 'flow'), eb('subject', '=', ref('flow.id'))]),
          and([eb('kind', '=', 'form'), eb('subject', '=', ref('flow.formId'))]),
        ]),
      )
      .select('subject'),
  )
}

/** Whether the form of a row is in one of the given states. */
export function isFormIn(states: readonly Exclude<Availability, 'inUse'>[]) {
  return rows.exists(rowOf('form').where('availability', 'in', states).select('subject'))
}

/** The availability of the flow or form of a row. */
export function availabilityOf(kind: Kind) {
  return sql<Availability>`coalesce(${rowOf(kind).select('availability')}, 'inUse')`
}

/** Whether a list of designs has the flow or form of a row. */
export function isListed(kind: Kind, listed: ListedDesigns): Expression<SqlBool> {
  return rows(availabilityOf(kind), 'in', listed === 'inUse' ? ['inUse', 'stopped'] : [listed])
}

/** The opposite of a condition. */
export function isNot(condition: Expression<SqlBool>) {
  return rows.not(condition)
}

function rowOf(kind: Kind) {
  return rows
    .selectFrom('unavailableDesign')
    .where('kind', '=', kind)
    .whereRef('subject', '=', sql.ref(`${kind}.id`))
}
