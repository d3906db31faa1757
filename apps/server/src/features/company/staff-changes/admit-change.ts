import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { countAdministrators, isManagerOf } from '../organization/index.ts'
import type { StoredChange } from './change-store.ts'

export type WantedChange = Pick<StoredChange, 'kind' | 'personId' | 'plan'>

type Admission = Readonly<{ tx: Reader; directory: Snapshot; actor: Pick<Actor, 'personId'> }>

/** Returns a person of the company. Refuses `organization.notFound`. */
function knownPerson({ people }: Snapshot, personId: string): Person {
  const person = people.get(personId)
  if (!person) throw new Refusal<RefusalCode>('organization.notFound')
  return person
}

/**
 * Refuses a change that cannot be carried out as the organization is now. It is asked when a change is planned, and
 * again on its day.
 */
export async function admitChange(admission: Admission, change: WantedChange): Promise<void> {
  const { directory } = admission
  const { personId, plan } = change
  const { name, isEnabled } = knownPerson(directory, personId)
  refuseState(name, change, isEnabled)
  for (const to of Object.values(plan.receivers)) if (to !== null) refuseReceiver(directory, personId, to)
  refuseExternals(directory, [personId, plan.managerId, ...Object.values(plan.receivers)])
  refusePosts(directory, plan.positionIds ?? [])
  await refuseManager(admission, change)
  if (change.kind === 'leave') await refuseLastAdministrator(admission, personId)
}

/** Only a disabled person joins, and only an active one moves or leaves. */
export function refuseState(name: string, { kind }: Pick<WantedChange, 'kind'>, isEnabled: boolean): void {
  if (isEnabled === (kind !== 'join')) return
  throw new Refusal<RefusalCode>(isEnabled ? 'staffChanges.alreadyActive' : 'staffChanges.notActive', {
    name,
  })
}

/** Refuses a circle of managers: by a manager below the person, or by one who is not next below and gets the reports. */
async function refuseManager({ tx, directory }: Admission, { personId, plan }: WantedChange): Promise<void> {
  const { reports } = plan.receivers
  const isNext = reports !== null && knownPerson(directory, reports).managerId === personId
  if (reports !== null && !isNext && (await isManagerOf(tx, reports, personId)))
    throw new Refusal<RefusalCode>('organization.cycle')
  if (!plan.managerId) return
  knownPerson(directory, plan.managerId)
  if (await isManagerOf(tx, plan.managerId, personId)) throw new Refusal<RefusalCode>('organization.cycle')
}

function refuseReceiver(directory: Snapshot, personId: string, to: string): void {
  const { name, isEnabled } = knownPerson(directory, to)
  if (to === personId) throw new Refusal<RefusalCode>('staffChanges.receiverIsPerson', { name })
  if (!isEnabled) throw new Refusal<RefusalCode>('staffChanges.receiverInactive', { name })
}

function refusePosts({ posts }: Snapshot, ids: readonly string[]): void {
  for (const id of ids) {
    const post = posts.get(id)
    if (!post) throw new Refusal<RefusalCode>('organization.notFound')
    if (post.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: post.name })
  }
}

async function refuseLastAdministrator({ tx, directory, actor }: Admission, personId: string): Promise<void> {
  const { isAdministrator, name } = knownPerson(directory, personId)
  if (!isAdministrator) return
  if (personId === actor.personId) throw new Refusal<RefusalCode>('organization.notYourself')
  if ((await countAdministrators(tx)) === 1)
    throw new Refusal<RefusalCode>('organization.lastAdministrator', { name })
}
