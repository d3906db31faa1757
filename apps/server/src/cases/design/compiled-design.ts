import type { Db, Reader } from '@signet/db'
import { compileFlow, type FlowPlan, readFlowDefinition } from '@signet/flow'
import { compileForm, type FormPlan, type TableShape } from '@signet/form'
import type { RecordPlace } from '../../records/record-store/index.ts'
import { type CacheUse, cacheOfMap, registerCache } from '../../socket/hints/index.ts'
import type { ReadContext } from '../context.ts'
import { loadDesign } from './design-store.ts'

/** A published flow version with its pinned form version, compiled for decisions. */
export type Design = Readonly<{
  flowVersionId: string
  flowId: string
  formId: string
  flow: FlowPlan
  form: FormPlan
  tables: readonly TableShape[]
}>

/**
 * `formState` is the newest form version, since publishing may move columns; nothing else in a version ever
 * changes.
 */
type DesignKey = Readonly<{ flowVersionId: string; formState: number | null }>

const mostKept = 2000
type Kept = Readonly<{ designs: Map<string, Design>; use: CacheUse }>
const kept = new WeakMap<Db, Kept>()

export type DesignSource = Readonly<{ tx: Reader; db: Db; tenant: string }>

/** Compiles each version once per process, since published versions never change. */
export async function loadCompiledDesign(
  { tx, db, tenant }: DesignSource,
  { flowVersionId, formState }: DesignKey,
): Promise<Design> {
  const { designs, use } = designsOf(db)
  const key = `${tenant}/${flowVersionId}/${formState}`
  const known = designs.get(key)
  use[known ? 'hit' : 'miss'](tenant)
  if (known) return known

  const { flowDefinition, formDefinition, ...row } = await loadDesign(tx, flowVersionId)
  const form = compileForm(formDefinition)
  const flow = compileFlow(readFlowDefinition(flowDefinition), form.scope)
  const design = { ...row, flow, form }
  designs.set(key, design)
  return design
}

function designsOf(db: Db): Kept {
  const found = kept.get(db) ?? openKept(db)
  kept.set(db, found)
  const { designs } = found
  const [oldest] = designs.size > mostKept ? designs.keys() : []
  if (oldest !== undefined) designs.delete(oldest)
  return found
}

function openKept(db: Db): Kept {
  const designs = new Map<string, Design>()
  return { designs, use: registerCache(db, 'designs', cacheOfMap(designs)) }
}

/** Returns the tables of a case's record. */
export function recordSource<Handle extends Reader>(
  { tx, actor }: Readonly<{ tx: Handle; actor: ReadContext['actor'] }>,
  { form, tables }: Design,
): RecordPlace<Handle> {
  return { tx, tenant: actor.tenant, plan: form, tables }
}

/** Returns the design of a version in the tenant of the call. */
export function designInTenant(
  { tx, actor, server }: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  key: DesignKey,
): Promise<Design> {
  return loadCompiledDesign({ tx, db: server.db, tenant: actor.tenant }, key)
}
