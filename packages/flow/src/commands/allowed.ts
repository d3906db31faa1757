import type { CaseState } from '../case/case-state.ts'
import { fieldPermission } from '../case/field-permission.ts'
import { sealAt } from '../case/seal.ts'
import type { Task } from '../case/task.ts'
import type { Wait } from '../case/wait.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import { taskAt } from '../nodes/people/people-node.ts'
import type { Actor, CaseContext } from '../rules/objections.ts'
import { isAgent, nodeOfTask } from '../rules/own-task.ts'
import type { AllowedActions, AllowedOnTask, AllowedOnWait, TaskOptions } from './allowed-commands.ts'
import { commandRules, objectionTo } from './command-rules.ts'
import type { FlowCommandType } from './flow-command.ts'

const commandTypes = Object.keys(commandRules) as FlowCommandType[]

/**
 * Returns what a person may do now, by the checks of `decide`. Tasks without a command are left out; the content of a
 * command (opinion, receiver) is checked when it is sent.
 */
export function allowed(
  plan: FlowPlan,
  state: CaseState | null,
  person: string,
  facts: Facts,
): AllowedActions {
  const context = { plan, state, facts }
  const isOwn = (task: Task) => task.person === person || isAgent(facts, person, task.person)
  return {
    commands: commandsFor('case', context, { by: person }),
    tasks: state
      ? state.tasks.filter(isOwn).flatMap((task) => onTask(plan, state, facts, { task, person }))
      : [],
    waits: (state?.waits ?? []).flatMap((wait) => onWait(context, person, wait)),
  }
}

function onWait(context: CaseContext, by: string, wait: Wait): AllowedOnWait[] {
  const commands = commandsFor('wait', context, { by, wait: wait.id })
  return commands.length > 0 ? [{ wait, commands }] : []
}

function commandsFor(
  about: 'case' | 'task' | 'wait',
  context: CaseContext,
  actor: Actor,
): readonly FlowCommandType[] {
  return commandTypes.filter((type) => {
    return commandRules[type].about === about && objectionTo(type, context, actor) === undefined
  })
}

type TaskHolder = Readonly<{ task: Task; person: string }>

function onTask(
  plan: FlowPlan,
  state: CaseState,
  facts: Facts,
  { task, person }: TaskHolder,
): AllowedOnTask[] {
  const context = { plan, state, facts }
  const offers = commandsFor('task', context, { by: person, task: task.id }).flatMap((type) => {
    const { options } = commandRules[type]
    const given = options === 'none' ? {} : options(context, task)
    return given ? [{ type, given }] : []
  })
  if (offers.length === 0) return []

  const node = nodeOfTask(plan, task)
  const { opinion, reason, signature, attachment, buttons } = node
  return [
    {
      ...{ task, decision: taskAt(node).decision, commands: offers.map(({ type }) => type) },
      ...allOptions(offers.map(({ given }) => given)),
      ...{ opinion, reason, signature, attachment, buttons },
      seal: sealAt(plan, state, task),
      fields: fieldPermission(plan, state, task.person, task.id),
    },
  ]
}

function allOptions(given: readonly TaskOptions[]): Required<TaskOptions> {
  let options: Required<TaskOptions> = { returnTargets: [], removable: [], mostRemovable: 0 }
  for (const part of given) options = { ...options, ...part }
  return options
}
