import type { FlowCommand } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../../outbox/fact.ts'
import type { Acting } from './acting.ts'
import { moveTask } from './move-task.ts'
import { inSavepoint } from './task-store.ts'

type Result = { taskId: string; ok: boolean; refusal: string; message: string }

/**
 * The same command on many tasks, with one result per row. Cases are locked in the order of their ids, so that two
 * people with overlapping rows never wait for each other in a circle.
 */
export async function moveEach(
  acting: Acting,
  taskIds: readonly string[],
  command: (taskId: string) => FlowCommand,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  for (const taskId of [...new Set(taskIds)].sort())
    results.set(taskId, await moveOne(acting, taskId, command))
  return taskIds.flatMap((taskId) => results.get(taskId) ?? [])
}

async function moveOne(
  acting: Acting,
  taskId: string,
  command: (taskId: string) => FlowCommand,
): Promise<Result> {
  const facts: OutboxFact[] = []
  const row = { ...acting, tell: (fact: OutboxFact) => facts.push(fact) }
  try {
    await inSavepoint(acting.tx, () => moveTask(row, { taskId, command: () => command(taskId) }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { taskId, ok: false, refusal: error.code, message: sentenceOf(acting, error) }
  }
  for (const fact of facts) acting.tell(fact)
  return { taskId, ok: true, refusal: '', message: '' }
}

function sentenceOf({ server, caller }: Acting, { code, params }: Refusal): string {
  return server.words.t(caller.locale)(code, params)
}
