import { contract, type RefusalCode } from '@signet/contract'
import { type TableShape, type TableStep, tableChange } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { indexModel } from '../../records/models/index.ts'
import { changeTables } from '../../records/record-store/index.ts'
import {
  insertVersion,
  lockForm,
  updateVersionTables,
  type VersionTables,
  versionTables,
} from './form-design-store.ts'
import { readForm } from './read-form.ts'
import { refuseLostNames } from './refuse-lost-names.ts'
import { tellStep } from './tell-step.ts'

export const publishForm = serve(
  contract.formDesign.publish,
  async ({ input, actor, tx, now, server, caller }) => {
    const form = await lockForm(tx, input.id)
    if (!form) throw new Refusal<RefusalCode>('design.notFound')
    if (form.publishedVersion !== null && !form.isChanged)
      return { version: form.publishedVersion, steps: [] }

    const { plan, tables } = readForm(form.draft)
    await refuseLostNames(tx, { plan, locale: caller.locale })
    const older = await versionTables(tx, form.id)
    const version = (form.publishedVersion ?? 0) + 1
    const steps = tableChange(older[0]?.tables ?? [], tables, version)
    await changeTables({ tx, tenant: actor.tenant }, steps)

    for (const renamed of followRenames(older, steps)) await updateVersionTables(tx, renamed)
    await insertVersion(tx, {
      id: server.newId(),
      form,
      version,
      tables,
      changedBy: actor.personId,
      changedAt: now,
    })
    await indexModel({ tx, db: server.db, tenant: actor.tenant }, form.id)
    return { version, steps: steps.map(tellStep) }
  },
)

/**
 * Updates older versions whose columns moved, so that running cases reach columns set aside. Returns only
 * versions that change.
 */
function followRenames(
  versions: readonly VersionTables[],
  steps: readonly TableStep[],
): readonly VersionTables[] {
  return versions.flatMap((version) => {
    const tables = steps.reduce(renamed, version.tables)
    return tables === version.tables ? [] : [{ ...version, tables }]
  })
}

function renamed(tables: readonly TableShape[], step: TableStep): readonly TableShape[] {
  if (step.step === 'setAsideTable')
    return changed(tables, step.table, (table) => ({ ...table, name: step.to }))
  if (step.step === 'setAsideColumn')
    return changed(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, name: step.to } : column,
      ),
    }))
  if (step.step === 'widenColumn')
    return changed(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, type: step.to } : column,
      ),
    }))
  return tables
}

function changed(
  tables: readonly TableShape[],
  name: string,
  change: (table: TableShape) => TableShape,
): readonly TableShape[] {
  return tables.some((table) => table.name === name)
    ? tables.map((table) => (table.name === name ? change(table) : table))
    : tables
}
