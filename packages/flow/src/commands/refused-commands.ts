import type { CaseState, CaseStatus } from '../case/case-state.ts'
import { isOpen, type Task } from '../case/task.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { Objection } from '../refusals.ts'
import type { Actor } from '../rules/objections.ts'
import type { ReturnContext } from '../rules/send-back.ts'
import { commandRules, objectionTo } from './command-rules.ts'

/** Commands that people look for on a case, in the order of their buttons. */
export const expectedCommands = [
  'agree',
  'reject',
  'return',
  'transfer',
  'assist',
  'addSigners',
  'copy',
  'takeBack',
  'urge',
  'recall',
  'withdraw',
  'revoke',
  'comment',
] as const
export type ExpectedCommand = (typeof expectedCommands)[number]

/** A command that is refused now, why, and the people who could issue it instead. */
export type RefusedCommand = Readonly<{
  command: ExpectedCommand
  objection: Objection
  able: readonly string[]
}>

type Reader = Readonly<{ person: string; task?: string | undefined }>
type Context = ReturnContext & Readonly<{ facts: Facts }>

/**
 * Returns the commands that a person could expect on a case and that `decide` would refuse now. `task` is the task
 * through which they read the case; without one, they are compared with the people who hold it.
 */
export function refusedCommands(
  plan: FlowPlan,
  state: CaseState,
  { person, task }: Reader,
  facts: Facts,
): readonly RefusedCommand[] {
  const context = { plan, state, facts }
  const about = task ?? state.tasks.find(holdsCase)?.id
  const actor = { by: person, ...(about !== undefined && { task: about }) }
  return expectedCommands
    .filter((command) => isExpected(command, state, task))
    .flatMap((command) => {
      const objection = whyNot(command, context, actor)
      return objection ? [{ command, objection, able: peopleAble(command, context, person) }] : []
    })
}

/** The states of a case in which the absence of a button needs a reason; any but a draft where none are named. */
const statusesFor: Readonly<Partial<Record<ExpectedCommand, readonly CaseStatus[]>>> = {
  recall: ['running', 'exception', 'suspended'],
  urge: ['running', 'exception', 'suspended'],
  withdraw: ['returned'],
  revoke: ['approved', 'revoking'],
}

/** What people without a task of their own look for. */
const withoutTask: ReadonlySet<ExpectedCommand> = new Set(['agree', 'reject', 'return', 'transfer'])

function isExpected(command: ExpectedCommand, state: CaseState, task: string | undefined): boolean {
  if (state.status === 'draft') return false
  if (commandRules[command].about === 'case') return statusesFor[command]?.includes(state.status) ?? true
  if (command === 'takeBack')
    return state.tasks.some(({ id, decision }) => id === task && decision !== undefined)
  return task !== undefined || withoutTask.has(command)
}

function whyNot(command: ExpectedCommand, context: Context, actor: Actor): Objection | undefined {
  const { about, options } = commandRules[command]
  const isUnheld = about === 'task' && actor.task === undefined && context.state.status !== 'suspended'
  if (isUnheld) return { code: 'flow.notRunning', params: { status: context.state.status } }

  const objection = objectionTo(command, context, actor)
  if (objection || options === 'none') return objection
  const task = context.state.tasks.find(({ id }) => id === actor.task)
  return task && options(context, task) ? undefined : { code: 'flow.returnNowhere' }
}

/** Other people for whom there is no objection, or none that they cannot remove themselves. */
function peopleAble(command: ExpectedCommand, context: Context, person: string): readonly string[] {
  const { starter, tasks } = context.state
  const candidates =
    commandRules[command].about === 'case'
      ? [{ by: starter }]
      : tasks.filter(holdsCase).map(({ id, person: by }) => ({ by, task: id }))
  const able = candidates.filter((actor) => {
    const objection = whyNot(command, context, actor)
    return (
      objection === undefined || objection.code === 'flow.signFirst' || objection.code === 'flow.startFirst'
    )
  })
  return [...new Set(able.map(({ by }) => by))].filter((by) => by !== person)
}

/** Helpers work on the form and hold nothing to decide. */
function holdsCase(task: Task): boolean {
  return isOpen(task) && task.assists === undefined
}
