import type { Db, Tx } from '@signet/db'
import { changeListIndexes } from '../record-store/index.ts'
import { findModel } from './model-store.ts'
import { compiledModel } from './open-model.ts'

/** Creates the indexes for the published list of a form; none for a form without one. */
export async function indexModel(
  { tx, db, tenant }: Readonly<{ tx: Tx; db: Db; tenant: string }>,
  formId: string,
): Promise<number> {
  const row = await findModel(tx, formId)
  if (!row) return 0

  const { form: plan, tables, list } = await compiledModel({ tx, db, tenant }, row)
  if (plan.definition.dataView) return 0
  return changeListIndexes({ tx, tenant, plan, tables, list })
}
