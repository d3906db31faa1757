import { accessRequestDays, contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import {
  countOpenRequests,
  insertAccessRequest,
  openAccessRequests,
} from '../../../people/rights/access-request-store.ts'
import { grantorsOf } from '../../../people/rights/grantors.ts'
import { accessSubjects } from './access-subjects.ts'

/** Depends on the caller alone, so that it tells nothing of the thing, not even whether it exists. */
export const explainAccess = serve(contract.accessRequests.explain, async (call) => {
  const { input, tx, actor, server } = call
  const { kind, id: subjectId } = input
  const directory = await server.directories.of(actor.tenant)
  const asked = await openAccessRequests(tx, { kind, subjectId })
  const grantors = grantorsOf(directory, { asker: actor.personId, ...accessSubjects[kind].grantedIn })
  return {
    isAsked: asked.some(({ personId }) => personId === actor.personId),
    grantors: accessSubjects[kind].namesGrantors ? grantors.map(personRef(directory)) : [],
  }
})

/** Open requests of one person, so that the table stays small whatever ids are asked for. */
const mostRequests = 50
const day = 24 * 60 * 60_000

/** One notice per person, thing and day, however often somebody presses. */
export const askForAccess = serve(contract.accessRequests.ask, async (call) => {
  const { input, tx, actor, server, now, tell } = call
  const { kind, id: subjectId, reason } = input
  const subject = await accessSubjects[kind].find(call, subjectId)
  if (subject === 'open') throw new Refusal<RefusalCode>('accessRequests.hasAccess')
  if ((await countOpenRequests(tx, actor.personId)) >= mostRequests)
    throw new Refusal<RefusalCode>('accessRequests.tooMany', { max: mostRequests })

  const request = { id: server.newId(), kind, subjectId, personId: actor.personId, reason, askedAt: now }
  const expiresAt = isoOf(Date.parse(now) + accessRequestDays * day)
  await insertAccessRequest(tx, { ...request, expiresAt })
  if (subject === undefined) return null

  const directory = await server.directories.of(actor.tenant)
  const administrators = grantorsOf(directory, { asker: actor.personId, ...accessSubjects[kind].grantedIn })
  const { name, owners, ...links } = subject
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [...new Set(owners ?? administrators)],
      kind: 'system',
      titleKey: `access-requests.notice.${kind}`,
      titleParams: { person: directory.nameOf(actor.personId), name },
      ...{ body: reason, senderId: actor.personId, ...links },
      fact: `accessAsked:${actor.personId}:${kind}:${subjectId}:${now.slice(0, 10)}`,
    },
  })
  return null
})
