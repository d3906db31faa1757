import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../http/serve.ts'
import { findOpenModel, type Model } from '../../models/index.ts'

/** Refuses `records.modelNotFound` for what is no published model of our own: what others answer is not for strangers. */
export async function modelOfLink(
  { tx, actor, server }: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  modelId: string,
): Promise<Model> {
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, modelId)
  if (!model || model.form.definition.dataView) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model
}
