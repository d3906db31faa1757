import { Refusal } from '@signet/std'
import type { Player } from '../company/company.ts'
import type { Course } from '../course/course.ts'
import type { Stage } from './stage.ts'

type Decision = Readonly<{ course: Course; approver: Player; taskId: string; when: 'before' | 'after' }>

/**
 * What must never work: before a decision, somebody else's hand on the task; after it, a second decision of the same
 * person, and any decision on the closed task.
 */
export async function probeDecision(
  { company, tally }: Stage,
  { course, approver, taskId, when }: Decision,
): Promise<void> {
  const stranger =
    company.everybody.find(({ id, name }) => id !== approver.id && name !== approver.name) ??
    company.everybody.find(({ id }) => id !== approver.id)
  const { approvals } = approver.client
  const tries: Readonly<Record<string, () => Promise<unknown>>> =
    when === 'before'
      ? {
          'somebody else agreed': async () => stranger?.client.approvals.agree({ taskId }),
          'somebody else sent back': async () => stranger?.client.approvals.return({ taskId, to: 'start' }),
        }
      : {
          'a second agreement counted': () => approvals.agree({ taskId }),
          'a closed task was sent back': () => approvals.return({ taskId, to: 'start' }),
          'somebody else agreed on a closed task': async () => stranger?.client.approvals.agree({ taskId }),
        }
  for (const [what, attempt] of Object.entries(tries)) {
    tally.probes += 1
    if (!(await isRefused(attempt)))
      tally.mismatches.push({ course: `${course.name} (${course.document})`, what })
  }
}

async function isRefused(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith('flow.')) return true
    throw error
  }
}
