import type { Continuation } from '../../case/case-state.ts'
import { nameOfNode } from '../../definition/flow-plan.ts'
import type { PeopleNode } from '../../nodes/people/people-node.ts'
import { type Objection, refuse } from '../../refusals.ts'
import { closeHelpers, demandReason } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf, ifFrozen, notOnRevocation } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import { continuationsOf, returnTargets, sendBack, whyNotTo } from '../../rules/send-back.ts'
import type { CommandRule } from '../command-rule.ts'

/**
 * Sends the case back. The smallest block around both nodes is cleared (walk again) or set aside (straight back)
 * downstream of the target, which gets the only token of it.
 */
export const returnCase: CommandRule<'return'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notOnRevocation,
  objection: firstOf(unlessInHand, ifReturnsNowhere, ifFrozen),
  options(standing, task) {
    const targets = returnTargets(standing, task)
    return targets.length > 0 ? { returnTargets: targets } : null
  },
  carryOut(run, command) {
    const { by, task, to: wished, continuation: wish, ...given } = command
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    const to = wished === run.plan.start.id ? 'start' : wished
    const why = whyNotTo(run, node, to)
    if (why) refuse(why, { node: nameOfNode(run.plan, to) })

    const continuation = chooseContinuation(node, wish)
    const remark = demandReason(run, task, given)
    run.record({ type: 'taskReturned', at: run.now, by, task, to, continuation, ...remark })
    closeHelpers(run, task)
    sendBack(run, { task, node: node.id, to, continuation })
  },
}

function ifReturnsNowhere({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isNowhere = task !== undefined && nodeOfTask(plan, task).returns.to === 'nowhere'
  return isNowhere ? { code: 'flow.returnOff' } : undefined
}

function chooseContinuation(node: PeopleNode, wish: Continuation | undefined): Continuation {
  const [usual = 'walkAgain'] = continuationsOf(node)
  const continuation = wish ?? usual
  return continuationsOf(node).includes(continuation) ? continuation : refuse('flow.returnContinuation')
}
