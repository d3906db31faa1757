import type { Run, Step } from '../../engine/run.ts'
import { cancelTasks, cancelWaits, releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { isPeopleNode } from '../../nodes/people/people-node.ts'
import { refuse } from '../../refusals.ts'
import { firstOf, liveOnly, unlessAdministrator, unlessExists, unlessStatus } from '../../rules/objections.ts'
import { findLostNodes, whyNotMigrate } from '../../rules/why-not-migrate.ts'
import type { CommandRule } from '../command-rule.ts'

/**
 * Continues a case with another flow version, whose plan decides. Tokens keep their node ids; for a missing node the
 * named replacement is entered and open work at the old one is cancelled.
 */
export const migrate: CommandRule<'migrate'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception', 'returned', 'recalled'], 'flow.notRunning'),
  ),
  options: 'none',
  carryOut(run, { by, flowVersionId: to, names, moves = {}, ...remark }) {
    const { flowVersionId: from } = run.state
    if (from === to) refuse('flow.migrationSame')
    const why = whyNotMigrate(run.plan, run.state, { moves, names })
    if (why) refuse(why.code, why.params)

    const left = findLostNodes(run.plan, run.state)
    const steps = left.map((node) => stepInto(run, node, moves[node] ?? node))
    cancelTasks(run, 'migrated', ({ node }) => left.includes(node))
    cancelWaits(run, 'migrated', ({ node }) => left.includes(node))
    const migrated = { from, to, gone: goneNodes(run, names), ...(left.length > 0 && { left }) }
    run.record({ type: 'caseMigrated', at: run.now, by, ...migrated, ...remarkOf(remark) })
    walk(run, [...steps, ...releaseWaits(run)])
  },
}

/** Enters the new node with the origin of the old token. */
function stepInto({ plan, state }: Run, left: string, to: string): Step {
  const from = state.tokens.find(({ node }) => node === left)?.from ?? 'start'
  return { to, from: plan.nodes.has(from) ? from : 'start' }
}

/** Visited nodes where people no longer work, with their former names. */
function goneNodes({ plan, state }: Run, names: Readonly<Record<string, string>>): Record<string, string> {
  const visited = [...Object.keys(state.visits), ...state.tasks.map(({ node }) => node)]
  const isGone = (node: string) =>
    !plan.nodes.has(node) ||
    (state.tasks.some((task) => task.node === node) && !isPeopleNode(plan.nodes.get(node)))
  return Object.fromEntries(visited.filter(isGone).map((node) => [node, names[node] ?? node]))
}
