import { isOpen } from '@signet/flow'
import { applyCommand } from '../../../cases/apply-command.ts'
import { applyTaskCommand, caseIdOfTask } from '../../../cases/apply-task-command.ts'
import { lockCase, stateOf } from '../../../cases/store/case-store.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { ReadCall } from '../../../http/serve.ts'

/** Marks the reader's notices about a case as read, on all their devices, once this call has answered. */
export async function markNoticesRead({ actor, now, server }: ReadCall, caseId: string): Promise<void> {
  const { personId, tenant } = actor
  const body = { personIds: [], about: { caseId, by: personId } }
  await server.db
    .tenant(tenant)
    .transaction()
    .execute((tx) => server.outbox.write(tx, [{ topic: 'listsChanged', body }], now))
  server.outbox.wake(tenant)
}

/** Marks a copy as read in a transaction of its own, since the call only reads. */
export async function markCopyRead(call: ReadCall, caseId: string): Promise<void> {
  const { actor, now, server } = call
  const facts: OutboxFact[] = []
  const tell = (fact: OutboxFact) => facts.push(fact)
  const command = () => ({ type: 'openCopy' as const, by: actor.personId })

  await server.db
    .tenant(actor.tenant)
    .transaction()
    .execute(async (tx) => {
      await applyCommand({ ...call, tx, tell }, { caseId, command })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(actor.tenant)
}

/**
 * Marks an open task as seen in a transaction of its own. Of two simultaneous calls, the second changes
 * nothing.
 */
export async function markTaskSeen(call: ReadCall, taskId: string): Promise<void> {
  const { actor, now, server } = call
  const facts: OutboxFact[] = []
  const tell = (fact: OutboxFact) => facts.push(fact)
  const command = () => ({ type: 'openTask' as const, by: actor.personId, task: taskId })

  await server.db
    .tenant(actor.tenant)
    .transaction()
    .execute(async (tx) => {
      const stored = await lockCase(tx, caseIdOfTask(taskId))
      const task = stored && stateOf(stored).tasks.find(({ id }) => id === taskId)
      if (!task || !isOpen(task) || task.seenAt !== undefined) return

      await applyTaskCommand({ ...call, tx, tell }, { taskId, command })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(actor.tenant)
}
