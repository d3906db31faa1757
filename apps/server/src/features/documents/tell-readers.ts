import type { Endpoint } from '@signet/contract'
import type { Call } from '../../http/serve.ts'

/** A document, and to whom it is shown from now on. */
export type Shown = Readonly<{ id: string; name: string; to: readonly string[] }>

/** Tells everybody what has just been shared with him: once, however many documents it is. */
export async function tellReaders(
  { tell, actor, server, now }: Pick<Call<Endpoint>, 'tell' | 'actor' | 'server' | 'now'>,
  shown: readonly Shown[],
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
