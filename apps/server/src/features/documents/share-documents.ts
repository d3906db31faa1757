import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../http/serve.ts'
import { isColleague } from '../../people/directory/index.ts'
import { answerAccessRequests } from '../../people/rights/access-request-store.ts'
import { lockOwnDocuments } from './my-document.ts'
import { readersOf, setReaders } from './share-store.ts'

export const shareDocuments = serve(contract.documents.share, async (call) => {
  const { input, actor, tx, now, server } = call
  const directory = await server.directories.of(actor.tenant)
  const people = [...new Set(input.userIds)].filter((person) => person !== actor.personId)
  if (!people.every((person) => isColleague(directory, person)))
    throw new Refusal<RefusalCode>('documents.personUnknown')

  const shown: NewShare[] = []
  for (const { id, name } of await lockOwnDocuments(call, input.ids)) {
    shown.push({ id, name, to: await setReaders(tx, { id, people, now }) })
    const asked = { kind: 'document', subjectId: id, personIds: people } as const
    await answerAccessRequests(tx, { ...asked, outcome: 'granted', by: actor.personId, now })
  }
  await tellReaders(call, shown)
  return null
})

/** Adds a reader to an own document, who hears of it. Refuses what `lockOwnDocuments` refuses. */
export async function addReader(
  call: Pick<Call<Endpoint>, 'tell' | 'actor' | 'server' | 'now' | 'tx'>,
  { id, personId }: Readonly<{ id: string; personId: string }>,
): Promise<void> {
  const { tx, now } = call
  const [document] = await lockOwnDocuments(call, [id])
  if (!document) return
  const people = [...new Set([...(await readersOf(tx, id)), personId])]
  await tellReaders(call, [{ id, name: document.name, to: await setReaders(tx, { id, people, now }) }])
}

/** A document and its new readers. */
type NewShare = Readonly<{ id: string; name: string; to: readonly string[] }>

/** Sends each new reader one notice, however many documents were shared. */
async function tellReaders(
  { tell, actor, server, now }: Pick<Call<Endpoint>, 'tell' | 'actor' | 'server' | 'now'>,
  shown: readonly NewShare[],
): Promise<void> {
  const { nameOf } = await server.directories.of(actor.tenant)
  const newTo = (person: string) => shown.filter(({ to }) => to.includes(person))
  const people = [...new Set(shown.flatMap(({ to }) => to))]
  const alike = Map.groupBy(people, (person) =>
    newTo(person)
      .map(({ id }) => id)
      .join(),
  )

  for (const toPersonIds of alike.values()) {
    const documents = newTo(toPersonIds[0] ?? '')
    const [first] = documents
    if (!first) continue
    tell({
      topic: 'notice',
      body: {
        toPersonIds,
        kind: 'system',
        titleKey: 'documents.notice.shared',
        titleParams: { person: nameOf(actor.personId), name: first.name, count: documents.length },
        senderId: actor.personId,
        documents: documents.map(({ id }) => id),
        fact: `document:${first.id}:shared:${now}`,
      },
    })
  }
}
