import type { ReadCall } from '../../../http/serve.ts'
import type { OutboxFact } from '../../../outbox/facts.ts'
import { moveCase } from '../case/move-case.ts'

/** Seeing a copy is an event of its own, in a transaction of its own: the page that is being read only reads. */
export async function markCopyRead(call: ReadCall, caseId: string): Promise<void> {
  const { actor, now, server } = call
  const facts: OutboxFact[] = []
  const tell = (fact: OutboxFact) => facts.push(fact)
  const command = () => ({ type: 'openCopy' as const, by: actor.personId })

  await server.db
    .tenant(actor.tenant)
    .transaction()
    .execute(async (tx) => {
      await moveCase({ ...call, tx, tell }, { caseId, command })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(actor.tenant)
}
