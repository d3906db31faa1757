import type { Reader, Tx } from '@signet/db'

/** What a participant said to an invitation. */
export type Answer = 'pending' | 'accepted' | 'tentative' | 'declined'

type Participant = Readonly<{ personId: string; answer: Answer }>

/** Returns the people of these entries, each once, with their answer to the first. */
export async function participantsOf(
  tx: Reader,
  entryIds: readonly string[],
): Promise<readonly Participant[]> {
  if (entryIds.length === 0) return []
  return tx
    .selectFrom('scheduleParticipant as participant')
    .innerJoin('scheduleEntry as entry', 'entry.id', 'participant.entryId')
    .where('participant.entryId', 'in', [...entryIds])
    .distinctOn('participant.personId')
    .orderBy('participant.personId')
    .orderBy('entry.starts')
    .select(['participant.personId', 'participant.answer'])
    .execute()
}

/** Puts people with their answers on every entry of a schedule. */
export async function insertParticipants(
  tx: Tx,
  scheduleId: string,
  people: ReadonlyMap<string, Answer>,
): Promise<void> {
  for (const answer of new Set(people.values())) {
    const saying = [...people].flatMap(([person, said]) => (said === answer ? [person] : []))
    await tx
      .insertInto('scheduleParticipant')
      .columns(['entryId', 'personId', 'answer'])
      .expression((eb) =>
        eb
          .selectFrom('scheduleEntry as entry')
          .innerJoin('person', (join) => join.on('person.id', 'in', saying))
          .where('entry.scheduleId', '=', scheduleId)
          .select(['entry.id', 'person.id as personId', eb.val(answer).as('answer')]),
      )
      .execute()
  }
}

export async function leaveEntries(tx: Tx, personId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('scheduleParticipant')
    .where('personId', '=', personId)
    .where('entryId', 'in', [...ids])
    .execute()
}

type AnswerChange = Participant & Readonly<{ ids: readonly string[] }>

/** Returns whether an answer changed. */
export async function updateAnswers(tx: Tx, { personId, answer, ids }: AnswerChange): Promise<boolean> {
  const changed = await tx
    .updateTable('scheduleParticipant')
    .set({ answer })
    .where('personId', '=', personId)
    .where('entryId', 'in', [...ids])
    .where('answer', '!=', answer)
    .returning('entryId')
    .execute()
  return changed.length > 0
}
