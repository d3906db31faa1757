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
import { type Call, type ReadCall, serve } from '../../../http/serve.ts'
import { forgetFacts } from '../../../people/directory/index.ts'
import { admitRelease } from '../../../publication/index.ts'
import { indexModel } from '../../../records/models/index.ts'
import { changeTables } from '../../../records/record-store/index.ts'
import { refuseUnseen } from '../../../revisions/index.ts'
import {
  type FormRow,
  insertVersion,
  lockForm,
  publishedVersion,
  updateVersionTables,
  type VersionTables,
  versionTables,
} from './form-design-store.ts'
import { refuseLostNames } from './refuse-lost-names.ts'
import { describeTableSteps, findFieldsWithoutOptions } from './release-findings.ts'
import { findAttributesOfRules } from './rules-about-people-store.ts'

export const publishForm = serve(contract.formDesign.publish, async (call) => {
  const { input, actor, tx, now, server, caller } = call
  const form = await lockForm(tx, input.id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')
  refuseUnseen(form.draft, input.expects)
  if (form.publishedVersion !== null && !form.isChanged) return { version: form.publishedVersion, steps: [] }

  const release = await planRelease({ tx, actor, caller, server }, form)
  const { plan, tables, older, version, steps, findings } = release
  await refuseLostNames(tx, { plan, locale: caller.locale })
  await admitRelease(tx, {
    kind: 'form',
    subject: form.id,
    version,
    findings,
    reason: input.reason,
    byId: actor.personId,
    at: now,
  })
  await changeTables({ tx, tenant: actor.tenant }, steps)
  if (plan.definition.about === 'person') await changeAttributes(call, release)

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
})

/** Rules of groups read the form about people as it is published. */
async function changeAttributes(
  call: Call<typeof contract.formDesign.publish>,
  { plan, published }: Release,
): Promise<void> {
  const left = published?.fields.filter(({ path }) => !plan.byPath.has(path)) ?? []
  await forgetFacts(
    call.tx,
    left.map(({ key }) => key),
  )
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
}

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

type ReleaseCall = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>

/** Returns the steps that publishing a draft takes, and what they mean for the records that exist. */
export async function planRelease({ tx, actor, caller, server }: ReleaseCall, form: FormRow) {
  const { plan, tables } = readForm(form.draft)
  const older = await versionTables(tx, form.id)
  const version = (form.publishedVersion ?? 0) + 1
  const steps = tableChange(older[0]?.tables ?? [], tables, version)
  const before = await publishedVersion(tx, form.id)
  const published = before && compileForm(before.definition)
  const words = { t: server.words.t(caller.locale), locale: caller.locale }
  const changed = await describeTableSteps(steps, { ...words, tx, tenant: actor.tenant, published })
  const relied = await findAttributesOfRules(tx, { before: published, after: plan }, words)
  const findings = [...findFieldsWithoutOptions(plan, words), ...relied, ...changed]
  return { plan, tables, older, version, steps, findings, published }
}

type Release = Awaited<ReturnType<typeof planRelease>>

type ReadForm = Readonly<{ plan: FormPlan; tables: readonly TableShape[] }>

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
