import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { WriteContext } from '../../../cases/context.ts'
import type { Call } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { handDocumentsOver } from '../../documents/index.ts'
import { endDelegationsWith } from '../delegations/index.ts'
import { handCasesOver } from '../hand-over/index.ts'
import { countAdministrators, updatePerson } from '../organization/index.ts'
import { admitChange, refuseState } from './admit-change.ts'
import {
  lockPerson,
  passApplications,
  passCircles,
  passDesigns,
  passDuties,
  passLinks,
  passReports,
  updateSuccessor,
} from './belongings-store.ts'
import { type HandedOver, markDone, type StoredChange } from './change-store.ts'

/** The part of a call that a change needs; on its day there is no call. */
export type ChangeContext = WriteContext & Pick<Call<Endpoint>, 'afterCommit' | 'deny'>

/** More cases than this are a hand-over of their own. */
const mostCases = 2_000

const nothing: HandedOver = {
  moved: 0,
  stayed: [],
  delegationsEnded: 0,
  reports: 0,
  duties: 0,
  circles: 0,
  applications: 0,
  documents: 0,
  links: 0,
  designs: 0,
}

type CarryOut = (context: ChangeContext, change: StoredChange) => Promise<HandedOver>

/** Joining, moving and leaving, each in the transaction of the caller. */
const kinds: Readonly<Record<StoredChange['kind'], CarryOut>> = {
  join: async (context, { personId, plan }) => {
    await updatePerson(context.tx, personId, { ...placeOf(plan), isEnabled: true })
    const { server, actor } = context
    await refuseTooManyPeople(context.tx, { tenants: server.tenants, tenant: actor.tenant })
    await updateSuccessor(context.tx, personId, null)
    return nothing
  },
  move: async (context, change) => {
    const handedOver = await handOver(context, change)
    await updatePerson(context.tx, change.personId, placeOf(change.plan))
    return handedOver
  },
  leave: async (context, change) => {
    const { tx, server, actor, afterCommit } = context
    const { personId, plan } = change
    const handedOver = await handOver(context, change)
    const { tenant } = actor
    const delegationsEnded = await endDelegationsWith(context, personId)
    await updatePerson(tx, personId, { isEnabled: false })
    await updateSuccessor(tx, personId, plan.receivers.successor)
    afterCommit(() => server.sessions.endAllOf({ tenant, personId }, 'disabled'))
    return { ...handedOver, delegationsEnded }
  },
}

/**
 * Carries a change out: everything or nothing, except cases that cannot move, which stay and say why. Refuses as
 * `admitChange` does.
 */
export async function carryOutChange(context: ChangeContext, change: StoredChange): Promise<HandedOver> {
  const { tx, actor, now, server } = context
  const directory = await server.directories.of(actor.tenant)
  await admitChange({ tx, directory, actor }, change)
  refuseState(directory.nameOf(change.personId), change, await lockPerson(tx, change.personId))
  const result = await kinds[change.kind](context, change)
  await server.directories.changed({ ...context, tenant: actor.tenant })
  await refuseWithoutAdministrators(context, directory.nameOf(change.personId))
  await markDone(tx, { id: change.id, result, now })
  announcePermissions(context, [change.personId, ...Object.values(change.plan.receivers)])
  return result
}

/** Asked after `directories.changed`, which serializes, so that the last two do not leave at once. */
async function refuseWithoutAdministrators({ tx }: ChangeContext, name: string): Promise<void> {
  if ((await countAdministrators(tx)) === 0)
    throw new Refusal<RefusalCode>('organization.lastAdministrator', { name })
}

function placeOf({ positionIds, managerId }: StoredChange['plan']) {
  return { postIds: positionIds, managerId }
}

/** Cases are locked first, as all decisions do, and the organization last. */
async function handOver(context: ChangeContext, change: StoredChange): Promise<HandedOver> {
  const { tx, actor, now, server, caller } = context
  const { personId: from, plan, reason } = change
  const { receivers } = plan
  const { successor } = receivers
  const directory = await server.directories.of(actor.tenant)
  const isLeaving = change.kind === 'leave'
  const cases = await handWorkOver(context, { from, to: receivers.work, opinion: reason })
  const name = directory.nameOf(from)
  const folderName = server.words.t(caller.locale)('staff-changes.folder', { name })
  const to = receivers.documents
  const folder = { folderId: server.newId(), folderName, now }

  return {
    ...nothing,
    ...cases,
    documents: to === null ? 0 : await handDocumentsOver(tx, { from, to, ...folder }),
    links: successor === null ? 0 : await passLinks(tx, { from, to: successor }),
    designs: successor === null ? 0 : await passDesigns(tx, { from, to: successor }),
    reports: isPassed(receivers.reports, isLeaving)
      ? await passReports(tx, { from, to: receivers.reports })
      : 0,
    circles:
      receivers.circles === null
        ? 0
        : await passCircles(tx, { from, to: receivers.circles, circleIds: plan.circleIds }),
    applications: isPassed(receivers.applications, isLeaving)
      ? await passApplications(tx, {
          ...{ from, to: receivers.applications },
          ...{ applicationIds: plan.applicationIds, isLeaving },
        })
      : 0,
    duties: isPassed(receivers.duties, isLeaving) ? await passDuties(tx, { from, to: receivers.duties }) : 0,
  }
}

/** A person who leaves keeps no reports and duties; one who moves keeps what no one else is given. */
function isPassed(to: string | null, isLeaving: boolean): boolean {
  return to !== null || isLeaving
}

type Work = Readonly<{ from: string; to: string | null; opinion: string }>

async function handWorkOver(
  context: ChangeContext,
  { from, to, opinion }: Work,
): Promise<Pick<HandedOver, 'moved' | 'stayed'>> {
  if (to === null) return { moved: 0, stayed: [] }
  const { results, left } = await handCasesOver(context, { from, to, opinion }, mostCases)
  if (left > 0) throw new Refusal<RefusalCode>('staffChanges.tooMuchWork', { most: mostCases })
  const stayed = results.filter(({ ok }) => !ok)
  return {
    moved: results.length - stayed.length,
    stayed: stayed.map(({ caseId, title, message }) => ({ caseId, title, message })),
  }
}
