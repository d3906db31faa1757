import type { Allowed, AllowedOnTask, AllowedOnWait } from './allowed-commands.ts'
import type { CaseState, Task, Wait } from './case-state.ts'
import { commandRules, objectionTo } from './commands/command-rules.ts'
import { mostRemovable, removable } from './commands/task/remove-signers.ts'
import type { Facts } from './facts.ts'
import { fieldPermission } from './field-permission.ts'
import type { FlowCommandType } from './flow-command.ts'
import type { FlowPlan } from './flow-plan.ts'
import { taskAt } from './nodes/people/people-node.ts'
import type { Actor, CaseContext } from './rules/objections.ts'
import { isAgent, nodeOfTask } from './rules/own-task.ts'
import { returnTargets } from './rules/return-targets.ts'

const commandTypes = Object.keys(commandRules) as FlowCommandType[]

/**
 * What a person may do now, by the very checks that `decide` makes. Tasks without a command are left out; what a command
 * itself must bring along (an opinion, a receiver) is still checked when it comes.
 */
export function allowed(plan: FlowPlan, state: CaseState | null, person: string, facts: Facts): Allowed {
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

type Holding = Readonly<{ task: Task; person: string }>

function onTask(plan: FlowPlan, state: CaseState, facts: Facts, { task, person }: Holding): AllowedOnTask[] {
  const targets = returnTargets({ plan, state, facts }, task)
  const commands = commandsFor('task', { plan, state, facts }, { by: person, task: task.id }).filter(
    (type) => type !== 'return' || targets.length > 0,
  )
  if (commands.length === 0) return []

  const node = nodeOfTask(plan, task)
  const { opinion, signature, attachment, buttons } = node
  const { decision } = taskAt(node)
  const fields = fieldPermission(plan, state, task.person, task.id)
  const signers = commands.includes('removeSigners') ? removable(state, task).map((one) => one.person) : []
  const targetsNow = commands.includes('return') ? targets : []
  return [
    {
      ...{ task, decision, commands, returnTargets: targetsNow, removable: signers, fields },
      mostRemovable: signers.length > 0 ? mostRemovable(state, task) : 0,
      ...{ opinion, signature, attachment, buttons },
    },
  ]
}
