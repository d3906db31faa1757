import { contract, type RefusalCode } from '@signet/contract'
import {
  compileForm,
  type FormPlan,
  type TableShape,
  type TableStep,
  tableChange,
  tablesOf,
} from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { indexModel } from '../../../records/models/index.ts'
import { changeTables, countFilled, countRows } from '../../../records/record-store/index.ts'
import {
  findForm,
  insertVersion,
  lockForm,
  updateVersionTables,
  type VersionTables,
  versionTables,
} from './form-design-store.ts'
import { refuseLostNames } from './refuse-lost-names.ts'

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

    for (const renameTables of followRenames(older, steps)) await updateVersionTables(tx, renameTables)
    await insertVersion(tx, {
      id: server.newId(),
      form,
      version,
      tables,
      changedBy: actor.personId,
      changedAt: now,
    })
    await indexModel({ tx, db: server.db, tenant: actor.tenant }, form.id)
    return { version, steps: steps.map(describeStep) }
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
    return describeChange(tables, step.table, (table) => ({ ...table, name: step.to }))
  if (step.step === 'setAsideColumn')
    return describeChange(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, name: step.to } : column,
      ),
    }))
  if (step.step === 'widenColumn')
    return describeChange(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, type: step.to } : column,
      ),
    }))
  return tables
}

function describeChange(
  tables: readonly TableShape[],
  name: string,
  change: (table: TableShape) => TableShape,
): readonly TableShape[] {
  return tables.some((table) => table.name === name)
    ? tables.map((table) => (table.name === name ? change(table) : table))
    : tables
}

/** Returns what publishing would do, with affected rows per step; changes nothing. */
export const previewRelease = serve(
  contract.formDesign.previewRelease,
  async ({ input, actor, tx, caller }) => {
    const form = await findForm(tx, input.id)
    if (!form) throw new Refusal<RefusalCode>('design.notFound')

    const { plan, tables } = readForm(form.draft)
    await refuseLostNames(tx, { plan, locale: caller.locale })
    const [published] = await versionTables(tx, form.id)
    const version = (form.publishedVersion ?? 0) + 1
    const steps = tableChange(published?.tables ?? [], tables, version)
    const changes = []
    for (const step of steps) {
      const [table, column] = [tableOfStep(step), columnOfStep(step)]
      const at = { tx, tenant: actor.tenant }
      const isThere = step.step !== 'createTable' && !steps.some((one) => isMaking(one, table))
      const rows = isThere ? await countRows(at, table) : 0
      const wasThere = step.step === 'setAsideColumn' || step.step === 'widenColumn'
      const filled = wasThere ? await countFilled(at, table, step.column) : 0
      changes.push({ step: step.step, table, column, rows, filled })
    }
    return { version, changes }
  },
)

function isMaking(step: ReturnType<typeof tableChange>[number], table: string): boolean {
  return step.step === 'createTable' && step.table.name === table
}

export type ReadForm = Readonly<{ plan: FormPlan; tables: readonly TableShape[] }>

/** Compiles a definition; refuses with the path of the error. */
function readForm(definition: unknown): ReadForm {
  const plan = compileForm(definition)
  return { plan, tables: tablesOf(plan) }
}

/** Describes one change of the tables for the log. */
function describeStep(step: TableStep): string {
  switch (step.step) {
    case 'createTable':
      return `create table ${step.table.name}`
    case 'addColumn':
      return `add ${step.table}.${step.column.name} ${step.column.type}`
    case 'setAsideColumn':
      return `keep ${step.table}.${step.column} as ${step.to}`
    case 'setAsideTable':
      return `keep ${step.table} as ${step.to}`
    case 'widenColumn':
      return `widen ${step.table}.${step.column} to ${step.to}`
    case 'createIndex':
      return `index ${step.table}.${step.column}`
    case 'dropIndex':
      return `drop index ${step.name}`
    case 'createKey':
      return `unique ${step.table} (${step.key.columns.map(({ name }) => name).join(', ')})`
    case 'dropKey':
      return `drop unique ${step.name}`
  }
}

/** Returns the table of a step, by its name before it. */
function tableOfStep(step: TableStep): string {
  return typeof step.table === 'string' ? step.table : step.table.name
}

/** Returns the column of a step; null for a whole table. */
function columnOfStep(step: TableStep): string | null {
  if (!('column' in step)) return null
  return typeof step.column === 'string' ? step.column : step.column.name
}
