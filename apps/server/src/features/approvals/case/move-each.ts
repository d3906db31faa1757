import type { FlowCommand } from '@signet/flow'
import { Refusal } from '@signet/std'
import { ValuesRefused } from '../../../http/envelope.ts'
import type { OutboxFact } from '../../../outbox/fact.ts'
import type { Acting } from './acting.ts'
import type { Sent } from './check-sent.ts'
import type { Held } from './move-case.ts'
import { moveTask } from './move-task.ts'
import { inSavepoint } from './task-store.ts'

type SentOf = (held: Held, taskId: string) => Sent | undefined
type Result = { taskId: string; ok: boolean; refusal: string; message: string }

/**
 * The same command on many tasks, with one result per row. Cases are locked in the order of their ids, so that two
 * people with overlapping rows never wait for each other in a circle.
 */
export async function moveEach(
  acting: Acting,
  taskIds: readonly string[],
  command: (taskId: string) => FlowCommand,
  sentOf: SentOf = () => undefined,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  for (const taskId of [...new Set(taskIds)].sort())
    results.set(taskId, await moveOne(acting, taskId, { command, sentOf }))
  return taskIds.flatMap((taskId) => results.get(taskId) ?? [])
}

async function moveOne(
  acting: Acting,
  taskId: string,
  { command, sentOf }: Readonly<{ command: (taskId: string) => FlowCommand; sentOf: SentOf }>,
): Promise<Result> {
  const facts: OutboxFact[] = []
  const row = { ...acting, tell: (fact: OutboxFact) => facts.push(fact) }
  try {
    const sent = (held: Held) => sentOf(held, taskId)
    await inSavepoint(acting.tx, () => moveTask(row, { taskId, command: () => command(taskId), sent }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { taskId, ok: false, refusal: error.code, message: sentenceOf(acting, error) }
  }
  for (const fact of facts) acting.tell(fact)
  return { taskId, ok: true, refusal: '', message: '' }
}

function sentenceOf({ server, caller }: Acting, refusal: Refusal): string {
  if (refusal instanceof ValuesRefused) return refusal.problems.map(({ message }) => message).join(' ')

  const { code, params } = refusal
  return server.words.t(caller.locale)(code, params)
}
