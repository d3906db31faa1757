import type { Acting } from '../../cases/context.ts'

/** Where the notice links: 1 a reminder, 2 the entry, 3 nothing, since it is gone (spec section 2). */
const types = { invited: 2, changed: 2, calledOff: 3 } as const

type EntryNotice = Readonly<{
  what: keyof typeof types
  entry: Readonly<{ id: string; groupId: string; title: string }>
  people: readonly string[]
}>

/** Notifies participants of a change, except the actor. */
export async function tellParticipants(
  { tell, actor, server, now }: Pick<Acting, 'tell' | 'actor' | 'server' | 'now'>,
  { what, entry: { id, groupId, title }, people }: EntryNotice,
): Promise<void> {
  const toPersonIds = people.filter((person) => person !== actor.personId)
  if (toPersonIds.length === 0) return

  const { nameOf } = await server.directories.of(actor.tenant)
  tell({
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'schedule',
      titleKey: `schedules.notice.${what}`,
      titleParams: { person: nameOf(actor.personId), title },
      senderId: actor.personId,
      schedule: { type: types[what], groupId, id },
      fact: `schedule:${id}:${what}:${now}`,
    },
  })
}
