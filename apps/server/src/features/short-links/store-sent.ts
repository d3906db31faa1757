import { aroundOf } from '../../directory/index.ts'
import type { Model } from '../../models/index.ts'
import { saveRecord } from '../../record-store/index.ts'
import { checkSent } from '../approvals/index.ts'
import { type Met, refuseUnknown, type Strange } from './meet-stranger.ts'
import { publicForm } from './public-form.ts'

type Filled = Met & Readonly<{ model: Model }>

/**
 * A new record of what a stranger filled in, checked as everybody's is. Its author is who switched the link on and
 * answers for it. Refuses `form.valuesRefused`.
 */
export async function storeSent(
  { now, server, caller }: Strange,
  { tx, tenant, link, model }: Filled,
  sent: unknown,
): Promise<string> {
  const { rights, strange } = publicForm(model.form, link.fields)
  if (link.purpose !== 'form' || strange) refuseUnknown()

  const { ownerId: by } = link
  const directory = await server.directories.of(tenant)
  const actor = { personId: by, tenant, isAdministrator: false, device: 'web', session: '' } as const
  const { values } = await checkSent(
    { tx, actor, now, server, caller, tell: neverTold },
    model,
    { values: sent, rights, stage: 'submit' },
    { previous: undefined, around: aroundOf(directory, { personId: by, now, timeZone: server.timeZone }) },
  )

  const recordId = server.newId()
  const birth = {
    organizationId: directory.departmentOf(by) ?? null,
    postId: directory.people.get(by)?.majorPostId ?? null,
    caseId: null,
  }
  const place = { tx, tenant, plan: model.form, tables: model.tables }
  await saveRecord(place, { recordId, values, by, now, birth })
  return recordId
}

/** A form of strangers has nothing to send out of the house. */
function neverTold(): never {
  throw new Error('A short link has nothing to tell.')
}
