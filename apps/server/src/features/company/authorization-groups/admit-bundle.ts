import type { PeopleHolder, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import { type Administration, administrationOf, type Snapshot } from '../../../people/directory/index.ts'
import { heldBy } from '../../../people/rights/holders.ts'
import type { Application } from '../../system/index.ts'
import type { StoredGrant } from './authorization-group-store.ts'

/** Who has a bundle, and what it gives. */
export type Bundle = Readonly<{
  members: readonly PeopleHolder[]
  grants: readonly StoredGrant[]
  applications: readonly Application[]
}>

/** Refuses `grades.notYours` for members outside the own part, and `grades.moreThanYours` for rights one does not have. */
export function admitBundle(actor: Actor, directory: Snapshot, bundle: Bundle): void {
  const code = refusalOf(actor, directory, bundle)
  if (code) throw new Refusal<RefusalCode>(code)
}

/** Whether `admitBundle` lets the person have a hand in it. */
export function isOwnBundle(actor: Actor, directory: Snapshot, bundle: Bundle): boolean {
  return refusalOf(actor, directory, bundle) === undefined
}

/** Returns what of this a person may bundle: what they grant as administrators, or have themselves. */
export function ownRights(
  actor: Actor,
  directory: Snapshot,
  { grants, applications }: Omit<Bundle, 'members'>,
): Omit<Bundle, 'members'> {
  if (actor.isAdministrator) return { grants, applications }
  const isHeld = heldBy(directory, actor.personId)
  const own = administrationOf(directory, actor.personId)
  return {
    grants: grants.filter(({ holders }) => actor.areas.has('lists') || isHeld(holders)),
    applications: applications.filter(
      ({ id, definition }) => own.hasApplication(id) || isHeld(definition.holders),
    ),
  }
}

function refusalOf(
  actor: Actor,
  directory: Snapshot,
  bundle: Bundle,
): 'grades.notYours' | 'grades.moreThanYours' | undefined {
  if (actor.isAdministrator) return undefined
  const own = administrationOf(directory, actor.personId)
  if (!bundle.members.every((member) => isWithin[member.kind](own, member.id, directory)))
    return 'grades.notYours'

  const may = ownRights(actor, directory, bundle)
  const isLess =
    may.grants.length < bundle.grants.length || may.applications.length < bundle.applications.length
  return isLess ? 'grades.moreThanYours' : undefined
}

type Within = (own: Administration, id: string, directory: Snapshot) => boolean

const isWithin: Readonly<Record<PeopleHolder['kind'], Within>> = {
  everybody: (own) => own.hasUnit('roles', null),
  person: (own, id) => own.hasPerson('roles', id),
  organization: (own, id) => own.hasUnit('roles', id),
  position: (own, id, { posts }) => own.hasUnit('roles', posts.get(id)?.organizationId ?? null),
  role: (own, id) => own.hasCircle(id),
  group: (own, id) => own.hasCircle(id),
}
