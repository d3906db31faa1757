import { isOpen } from '@signet/flow'
import type { ReadCall } from '../../../http/serve.ts'
import type { OutboxFact } from '../../../outbox/facts.ts'
import { lockCase, stateOf } from '../case/case-store.ts'
import { caseOfTask, moveTask } from '../case/move-task.ts'

/**
 * Somebody looks at his task for the first time, in a transaction of its own like the reading of a copy. Of two who open
 * it at once the second finds it seen, or closed, and only looks.
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
      const stored = await lockCase(tx, caseOfTask(taskId))
      const task = stored && stateOf(stored).tasks.find(({ id }) => id === taskId)
      if (!task || !isOpen(task) || task.seenAt !== undefined) return

      await moveTask({ ...call, tx, tell }, { taskId, command })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(actor.tenant)
}
