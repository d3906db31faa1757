import { type FailureReason, nameOfNode } from '@signet/flow'
import { moveCase } from '../approvals/index.ts'
import { inCase } from './in-case.ts'
import type { Standing, Step, StepKindName } from './step.ts'

/**
 * The step is given up: the case carries why, and administrators are told, until one of them has it tried again or goes on
 * without it.
 */
export async function failStep(step: Step, reason: FailureReason): Promise<void> {
  const kind = step.due.kind as StepKindName
  await inCase(step, kind, async (standing) => {
    const { acting, wait, held } = standing
    const command = () => ({ type: 'failWait', by: null, wait: wait.id, reason }) as const
    await moveCase(acting, { caseId: held.stored.id, command })
    tellAdministrators(standing)
  })
}

function tellAdministrators({ acting, held, wait, node }: Standing): void {
  const { design, directory, state } = held
  acting.tell({
    topic: 'notice',
    body: {
      toPersonIds: [...directory.administrators()],
      kind: 'system',
      titleKey: 'approvals.notice.stepFailed',
      titleParams: { title: state.title, node: nameOfNode(design.flow, node.id) },
      caseId: state.id,
      fact: `${wait.id}:failed:${state.sequence}`,
    },
  })
}
