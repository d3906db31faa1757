import type { CaseState, EndedPosition, Token } from '../../case/case-state.ts'
import { nodeOf } from '../../definition/flow-plan.ts'
import type { Run } from '../../engine/run.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { kindOf } from '../../nodes/node-kinds.ts'
import type { Objection } from '../../refusals.ts'
import {
  type CaseContext,
  firstOf,
  notAfterRevocation,
  unlessAdministrator,
  unlessExists,
  unlessStatus,
} from '../../rules/objections.ts'
import { lastChosen } from '../../rules/send-back.ts'
import type { CommandRule } from '../command-rule.ts'

/** Reopens a rejected or terminated case at its old position and asks the same people again. */
export const revive: CommandRule<'revive'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notAfterRevocation,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['rejected', 'terminated'], 'flow.nothingToRevive'),
    unlessStood,
  ),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    const { status, tokens } = whereItStood(run.state)
    const waiting = tokens.filter((token) => waitsForOthers(run, token))
    const alive = status === 'exception' ? 'running' : status
    const revived = { status: alive, tokens: waiting, ...remarkOf(remark) }
    run.record({ type: 'caseRevived', at: run.now, by, ...revived })
    const entering = tokens.filter((token) => !waiting.includes(token))
    walk(
      run,
      entering.map(({ node, from }) => ({ to: node, from, ...lastChosen(run, node) })),
    )
  },
}

function unlessStood({ plan, state }: CaseContext): Objection | undefined {
  if (!state) return undefined
  const { status, tokens } = whereItStood(state)
  const isSomewhere = tokens.length > 0 || (status !== 'running' && status !== 'exception')
  const isThere = tokens.every(({ node }) => plan.nodes.has(node))
  return isSomewhere && isThere ? undefined : { code: 'flow.nothingToRevive' }
}

/** Cases ended before positions were recorded: takes the nodes whose tasks the end cancelled. */
function whereItStood({ stood, tasks, visits, endedAt }: CaseState): EndedPosition {
  if (stood) return stood

  const cut = tasks.filter(({ stage, closedAt }) => stage === 'cancelled' && closedAt === endedAt)
  const nodes = [...new Set(cut.map(({ node }) => node))]
  return {
    status: 'running',
    tokens: nodes.map((node) => ({ node, from: visits[node]?.from ?? 'start' })),
  }
}

function waitsForOthers({ plan }: Run, { node }: Token): boolean {
  return kindOf(nodeOf(plan, node)).waitsFor === 'tokens'
}
