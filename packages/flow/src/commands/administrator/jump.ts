import { cancelTasks } from '../../engine/cancel-tasks.ts'
import { cancelWaits } from '../../engine/cancel-waits.ts'
import { releaseWaits } from '../../engine/release-waits.ts'
import type { Run } from '../../engine/run.ts'
import { walk } from '../../engine/walk.ts'
import { nameOfNode } from '../../flow-plan.ts'
import { blockToClear, blockToJump } from '../../graph/block.ts'
import { isPeopleNode } from '../../nodes/people/people-node.ts'
import { refuse } from '../../refusals.ts'
import { remarkOf } from '../../remark.ts'
import { liveOnly } from '../../rules/admission.ts'
import { lastChosen } from '../../rules/last-chosen.ts'
import { firstOf, ifFrozen, unlessAdministrator, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { whyNotJump } from './jump-targets.ts'

/**
 * Takes the case from a node where it stands to another one, back or ahead. As with a return the smallest block around
 * both is cleared and gets one token, so that nothing is left standing where it could never go on.
 */
export const jump: CommandRule<'jump'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessAlive,
    unlessAdministrator,
    unlessStatus(['running', 'exception'], 'flow.notRunning'),
    ifFrozen,
  ),
  carryOut(run, { by, node, to, ...remark }) {
    const why = whyNotJump(run.plan, run.state, { node, target: to })
    if (why) refuse(why, { node: nameOfNode(run.plan, why === 'flow.notHere' ? node : to) })

    const step = { to, from: cameFrom(run, node, to), ...lastChosen(run, to) }
    const voided = [...(blockToJump(run.plan.blocks, to, node) ?? [])]
    cancelTasks(run, 'jumped', (task) => voided.includes(task.node))
    cancelWaits(run, 'jumped', (wait) => voided.includes(wait.node))
    run.record({ type: 'caseJumped', at: run.now, by, node, to, voided, ...remarkOf(remark) })
    walk(run, [step, ...releaseWaits(run)])
  },
}

/** Back: as it came there before. Ahead: as if the people whom it leaves had sent it. */
function cameFrom({ plan, state }: Run, node: string, to: string): string {
  if (blockToClear(plan.blocks, to, node)) return state.visits[to]?.from ?? 'start'
  if (isPeopleNode(plan.nodes.get(node))) return node
  return state.tokens.find((token) => token.node === node)?.from ?? 'start'
}
