import { contract, type RefusalCode } from '@signet/contract'
import { checkList, readList } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { indexModel } from '../../records/models/index.ts'
import { formOfList } from './form-of-list.ts'
import { insertVersion, lockList } from './list-design-store.ts'
import { deleteWithdrawal } from './withdrawal-store.ts'

export const publishList = serve(contract.listDesign.publish, async ({ input, actor, tx, now, server }) => {
  const { id, form } = await formOfList(tx, input.id)
  const list = await lockList(tx, id)
  if (!list) throw new Refusal<RefusalCode>('design.notFound')

  await deleteWithdrawal(tx, id)
  const place = { tx, db: server.db, tenant: actor.tenant }
  if (list.publishedVersion !== null && !list.isChanged)
    return { version: list.publishedVersion, indexes: await indexModel(place, id) }

  const definition = readList(list.draft)
  checkList(definition, form)
  const version = (list.publishedVersion ?? 0) + 1
  const published = { id: server.newId(), formId: id, version, definition }
  await insertVersion(tx, { ...published, publishedBy: actor.personId, publishedAt: now })
  return { version, indexes: await indexModel(place, id) }
})
