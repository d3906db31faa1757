import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../http/serve.ts'
import { findOpenModel, type Model } from '../../records/models/index.ts'

/**
 * Refuses `records.modelNotFound` for unpublished models and for data views, which visitors may not see.
 */
export async function modelOfLink(
  { tx, actor, server }: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  modelId: string,
): Promise<Model> {
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, modelId)
  if (!model || model.form.definition.dataView) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model
}
