import type { PeopleHolder } from '@signet/contract'
import type { Reader } from '@signet/db'
import { inParts } from '@signet/std'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { nobody } from '../../../http/actor.ts'
import { everybodyIn, type Snapshot } from '../../../people/directory/index.ts'
import { peopleAmong } from '../../../people/rights/holders.ts'
import { type Announcement, holdersFor } from './announcement-store.ts'

/** Returns the active people among holders today. */
export function peopleFor(directory: Snapshot, holders: readonly PeopleHolder[]): readonly string[] {
  const among = peopleAmong(directory, nobody, holders)
  if (among !== 'everybody') return among
  return everybodyIn(directory).map(({ id }) => id)
}

export async function audienceOf(db: Reader, directory: Snapshot, id: string): Promise<readonly string[]> {
  return peopleFor(directory, await holdersFor(db, id))
}

/** People in one fact, so that a round of the outbox stays short. */
const together = 500

type Announced = Readonly<{
  announcement: Pick<Announcement, 'id' | 'title' | 'authorId' | 'edition'>
  people: readonly string[]
  what: 'published' | 'edited' | 'reminder'
  now: string
}>

/** Facts that send an announcement to people: one notice for each, which leads to it. */
export function noticesFor({ announcement, people, what, now }: Announced): readonly OutboxFact[] {
  const { id, title, authorId, edition } = announcement
  return inParts(people, together).map((toPersonIds) => ({
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'notice',
      titleKey: `announcements.notice.${what}`,
      titleParams: { title },
      senderId: authorId,
      announcement: id,
      fact: `announcement:${id}:${what}:${edition}:${what === 'published' ? '' : now}`,
    },
  }))
}
