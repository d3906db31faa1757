import { contract, type RefusalCode } from '@signet/contract'
import { checkList, readList } from '@signet/list'
import { isSameJson, Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { admitRelease } from '../../../publication/index.ts'
import { indexModel } from '../../../records/models/index.ts'
import { refuseUnseen, revisionOf } from '../../../revisions/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import {
  deleteWithdrawal,
  insertVersion,
  insertWithdrawal,
  lockList,
  saveDraft,
  versionsOf,
} from './list-design-store.ts'
import { listFindings } from './preview-release.ts'

export const publishList = serve(contract.listDesign.publish, async (call) => {
  const { input, actor, tx, now, server } = call
  const listed = await loadPublishedForm(tx, input.id)
  const { id, form } = listed
  const list = await lockList(tx, id)
  if (!list) throw new Refusal<RefusalCode>('design.notFound')
  refuseUnseen(list.draft, input.expects)

  await deleteWithdrawal(tx, id)
  const handle = { tx, db: server.db, tenant: actor.tenant }
  if (list.publishedVersion !== null && !list.isChanged)
    return { version: list.publishedVersion, indexes: await indexModel(handle, id) }

  const definition = readList(list.draft)
  checkList(definition, form)
  const version = (list.publishedVersion ?? 0) + 1
  await admitRelease(tx, {
    kind: 'list',
    subject: id,
    version,
    findings: await listFindings(call, listed, definition),
    reason: input.reason,
    byId: actor.personId,
    at: now,
  })
  const published = { id: server.newId(), formId: id, version, definition }
  await insertVersion(tx, { ...published, publishedBy: actor.personId, publishedAt: now })
  return { version, indexes: await indexModel(handle, id) }
})

export const saveList = serve(contract.listDesign.save, async ({ input, actor, tx, now, server }) => {
  const { id, form } = await loadPublishedForm(tx, input.id)
  const { expects } = input
  const stored = await lockList(tx, id)
  if (expects !== undefined && stored && stored.changedAt !== expects) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(stored.changedBy) })
  }

  const draft = readList(input.definition)
  checkList(draft, form)
  const published = (await versionsOf(tx, id)).find(({ version }) => version === stored?.publishedVersion)
  const isChanged = !published || !isSameJson(draft, readList(published.definition))
  await saveDraft(tx, { formId: id, draft, isChanged, changedBy: actor.personId, changedAt: now })
  return { changedAt: now, revision: revisionOf(draft) }
})

/** Idempotent. Records, grants and views stay for a later publication. */
export const withdrawList = serve(contract.listDesign.withdraw, async ({ input, actor, tx, now }) => {
  const list = await lockList(tx, input.id)
  if (!list) throw new Refusal<RefusalCode>('design.notFound')
  if (list.publishedVersion === null) throw new Refusal<RefusalCode>('design.notPublished')

  await insertWithdrawal(tx, { formId: input.id, withdrawnBy: actor.personId, withdrawnAt: now })
  return null
})
