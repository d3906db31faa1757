import { type CallArea, callAreas, type Endpoint } from '@signet/contract'

/** The acting person: a signed-in member of one tenant. */
export type Actor = Readonly<{
  personId: string
  tenant: string
  /** Of everything; others may administer some areas. */
  isAdministrator: boolean
  areas: ReadonlySet<CallArea>
  /** Somebody of another company, for whom most calls are closed. Absent: of the company. */
  isExternal?: boolean
  device: 'app' | 'web'
  /** The administrator who looks through the person's eyes and changes nothing. */
  viewerId?: string
  /** SHA-256 of the session token, hexadecimal. */
  session: string
  /** Id of the access key that the call came with, in place of a session. */
  accessKey?: string
}>

/** Id of no person; matches no one's rows. */
export const nobody = ''

export const everyArea: Actor['areas'] = new Set(callAreas)
export const noArea: Actor['areas'] = new Set()

/** Whether a person may make a call for administrators: all of them, or one that an own area opens. */
export function mayAdminister(
  actor: Pick<Actor, 'isAdministrator' | 'areas'>,
  { areas = [] }: Pick<Endpoint, 'areas'>,
): boolean {
  return actor.isAdministrator || areas.some((area) => actor.areas.has(area))
}

/** Returns an actor for work done in a person's name without their session. */
export function actorWithoutSession(person: Pick<Actor, 'personId' | 'tenant' | 'isAdministrator'>): Actor {
  const areas = person.isAdministrator ? everyArea : noArea
  return { ...person, areas, device: 'web', session: '' }
}

/** Returns the product itself as actor, with the rights of an administrator. */
export function systemActor(tenant: string): Actor {
  return actorWithoutSession({ personId: nobody, tenant, isAdministrator: true })
}
