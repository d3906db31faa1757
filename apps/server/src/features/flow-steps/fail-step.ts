import type { WorkKindName } from '@signet/flow'
import { type FailureReason, nameOfNode } from '@signet/flow'
import { moveCase } from '../../cases/move-case.ts'
import { inCase } from './in-case.ts'
import type { RunningStep, Step } from './step.ts'

/**
 * Gives a step up: records the reason on the case and notifies administrators, who may retry or skip it.
 */
export async function failStep(step: Step, reason: FailureReason): Promise<void> {
  const kind = step.due.kind as WorkKindName
  await inCase(step, kind, async (standing) => {
    const { acting, wait, held } = standing
    const command = () => ({ type: 'failWait', by: null, wait: wait.id, reason }) as const
    await moveCase(acting, { caseId: held.stored.id, command })
    tellAdministrators(standing)
  })
}

function tellAdministrators({ acting, held, wait, node }: RunningStep): void {
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
