import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Choices, FlowCommand, LinkChannel, Remark } from '@signet/flow'
import { Refusal } from '@signet/std'
import { applyTaskCommand, applyToEachTask } from '../../../cases/apply-task-command.ts'
import { commandAnswer } from '../../../cases/command-result.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { serve } from '../../../http/serve.ts'
import { applySealed, type GivenSeal } from './apply-sealed.ts'
import { checkRemark, type RemarkInput, valuesForTask } from './task-input.ts'

type Decision = ParsedInput<typeof contract.approvals.decideMany>['decision']
type DecidedTask = Readonly<{ by: string; task: string; to: string | undefined; remark: Remark }>
type DecisionRule = Readonly<{
  command: (decided: DecidedTask) => FlowCommand
  /** Whether the form must be complete. */
  submitsForm: boolean
}>

const decisions: Readonly<Record<Decision, DecisionRule>> = {
  agree: {
    command: ({ by, task, remark }) => ({ type: 'agree', by, task, ...remark }),
    submitsForm: true,
  },
  reject: {
    command: ({ by, task, remark }) => ({ type: 'reject', by, task, ...remark }),
    submitsForm: false,
  },
  return: {
    command: ({ by, task, remark }) => ({ type: 'return', by, task, to: 'start', ...remark }),
    submitsForm: false,
  },
  transfer: {
    command: ({ by, task, to, remark: { opinion } }) => {
      if (to === undefined) throw new Refusal<RefusalCode>('request.invalid', { field: 'toUserId' })
      return { type: 'transfer', by, task, to, opinion: opinion ?? '' }
    },
    submitsForm: false,
  },
}

/** Decides each task as if opened alone; requirements of its form or node refuse only that row. */
export const decideTasks = serve(contract.approvals.decideMany, async (call) => {
  const { taskIds, decision, toUserId: to, opinion, signature } = call.input
  const by = call.actor.personId
  const remark = await checkRemark(call, { opinion, signature, attachments: [] })
  const { command, submitsForm } = decisions[decision]

  const results = await applyToEachTask(
    call,
    taskIds,
    (task) => command({ by, task, to, remark }),
    (locked, taskId) =>
      submitsForm ? valuesForTask(locked, { taskId, values: {}, stage: 'submit' }) : undefined,
  )
  return { results }
})

type Written = RemarkInput &
  Readonly<{
    taskId: string
    /** The last event of the case that was seen. */
    sequence?: number | undefined
    choices?: Choices | undefined
    copyTo: string[]
    /** The channel of the link that it is decided by. */
    link?: LinkChannel
  }>

/** Agrees, or handles where the node says so, and writes the fields that the node permits. */
export const agreeToTask = serve(contract.approvals.agree, async (call) => {
  const { values, ...written } = call.input
  return agree(call, written, values)
})

export async function agree(
  context: WriteContext,
  written: Written & Readonly<{ seal?: GivenSeal | undefined }>,
  values: unknown = {},
) {
  const { taskId, sequence, choices, copyTo, link, seal } = written
  const by = context.actor.personId
  const remark = { ...(await checkRemark(context, written)), ...(link && { link }) }
  const options = { copyTo, ...(choices && { choices }), ...remark }

  return commandAnswer(
    await applySealed(context, { taskId, seal }, (applied) =>
      applyTaskCommand(context, {
        taskId,
        sequence,
        command: () => ({ type: 'agree', by, task: taskId, ...options, ...applied }),
        sent: (locked) => valuesForTask(locked, { taskId, values, stage: 'submit' }),
      }),
    ),
  )
}

export const rejectTask = serve(contract.approvals.reject, async (call) => reject(call, call.input))

export async function reject(context: WriteContext, written: Written) {
  const { taskId, sequence, choices, copyTo, link } = written
  const remark = { ...(await checkRemark(context, written)), ...(link && { link }) }
  const by = context.actor.personId
  const options = { copyTo, ...(choices && { choices }) }
  const command = () => ({ type: 'reject' as const, by, task: taskId, ...options, ...remark })

  return commandAnswer(await applyTaskCommand(context, { taskId, sequence, command }))
}

export const returnCase = serve(contract.approvals.return, async (call) => {
  const { taskId, sequence, to, continuation, ...written } = call.input
  const remark = await checkRemark(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'return' as const, by, task: taskId, to, continuation, ...remark })

  return commandAnswer(await applyTaskCommand(call, { taskId, sequence, command }))
})

export const takeDecisionBack = serve(contract.approvals.takeBack, async (call) => {
  const { taskId } = call.input
  const command = () => ({ type: 'takeBack' as const, by: call.actor.personId, task: taskId })

  return commandAnswer(await applyTaskCommand(call, { taskId, command }))
})
