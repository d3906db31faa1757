import type { Clock } from '../clock/clock.ts'
import type { Actor } from '../http/actor.ts'
import type { createAudience } from './connection.ts'
import { limits } from './limits.ts'
import type { Push } from './push.ts'

type Person = Pick<Actor, 'tenant' | 'personId'>

type Dependencies = Readonly<{
  clock: Clock
  people: Pick<ReturnType<typeof createAudience>, 'peopleOf' | 'connectionsOf'>
  publish: (push: Push) => void
}>

export type Presence = Readonly<{
  /** Takes a person's first connection to this node. */
  come: (person: Person) => void
  /** Takes the end of a person's last connection to this node. */
  go: (person: Person) => void
  /** Takes a frame that any node has sent to everybody. */
  hear: (push: Push) => void
  /** Announces those who left `limits.absent` ago and did not come back. Runs with the beat. */
  beat: () => void
  /** People of a tenant who are connected here, or left so lately that no one was told. */
  peopleOf: (tenant: string) => readonly string[]
}>

/**
 * Announces people who come online or leave, in tenants small enough for that to be cheap. A phone loses and
 * regains its line all day, and each announcement goes to everybody: so a person counts as present for a while
 * after the last connection, and one who comes back in that time is not announced at all.
 */
export function createPresence({ clock, people, publish }: Dependencies): Presence {
  /** Those who left, by tenant and person, and when. */
  const leaving = new Map<string, Map<string, number>>()
  const peopleOf = (tenant: string) => [
    ...new Set([...people.peopleOf(tenant), ...(leaving.get(tenant)?.keys() ?? [])]),
  ]
  const announce = (method: 'Online' | 'Offline', { tenant, personId }: Person) => {
    if (peopleOf(tenant).length > limits.presence) return
    publish({ tenant, personIds: 'everybody', frame: { method, userId: personId } })
  }
  const forget = ({ tenant, personId }: Person): boolean => {
    const ofTenant = leaving.get(tenant)
    const wasLeaving = ofTenant?.delete(personId) ?? false
    if (ofTenant?.size === 0) leaving.delete(tenant)
    return wasLeaving
  }

  return {
    come: (person) => {
      if (!forget(person)) announce('Online', person)
    },
    go: ({ tenant, personId }) => {
      leaving.set(tenant, (leaving.get(tenant) ?? new Map<string, number>()).set(personId, clock()))
    },
    // Another node knows only its own connections.
    hear: ({ tenant, frame }) => {
      if (frame.method !== 'Offline') return
      const isHere = people.connectionsOf(tenant, [frame.userId]).length > 0
      if (isHere) announce('Online', { tenant, personId: frame.userId })
    },
    beat: () => {
      const before = clock() - limits.absent
      for (const [tenant, ofTenant] of leaving)
        for (const [personId, at] of ofTenant) {
          if (at > before) continue
          forget({ tenant, personId })
          announce('Offline', { tenant, personId })
        }
    },
    peopleOf,
  }
}
