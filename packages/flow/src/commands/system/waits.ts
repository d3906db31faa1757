import type { CaseState } from '../../case/case-state.ts'
import type { Wait } from '../../case/wait.ts'
import { releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { type Objection, refuse } from '../../refusals.ts'
import {
  type Actor,
  type CaseContext,
  evenSuspended,
  firstOf,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessSystem,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Ends a wait with its answer. */
export const endWait: CommandRule<'endWait'> = {
  about: 'wait',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, unlessSystem, unlessWaiting),
  options: 'none',
  carryOut(run, { wait, result }) {
    const ended = { wait, outcome: 'done', ...(result !== undefined && { result }) } as const
    run.record({ type: 'waitEnded', at: run.now, by: null, ...ended })
    walk(run, releaseWaits(run))
  },
}

/** The last attempt failed: the token stays, other branches go on, and an exception shows it. */
export const failWait: CommandRule<'failWait'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, unlessSystem, unlessWaiting),
  options: 'none',
  carryOut(run, { wait, reason }) {
    const { node } = knownWait(run.state, wait)
    const happened = { at: run.now, by: null }
    run.record({ type: 'waitFailed', ...happened, wait, reason })
    run.record({ type: 'exceptionRaised', ...happened, code: 'automationFailed', node, stops: false })
  },
}

/** An administrator retries failed work. */
export const retryWait: CommandRule<'retryWait'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessExists, unlessAdministrator, unlessWaiting, unlessFailed),
  options: 'none',
  carryOut(run, { by, wait, ...remark }) {
    run.record({ type: 'waitRetried', at: run.now, by, wait, ...remarkOf(remark) })
  },
}

function unlessFailed({ state }: CaseContext, actor: Actor): Objection | undefined {
  return waitOf(state, actor)?.failure ? undefined : { code: 'flow.waitNotFailed' }
}

/** An administrator goes on without the answer. */
export const skipWait: CommandRule<'skipWait'> = {
  about: 'wait',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessExists, unlessAdministrator, unlessWaiting),
  options: 'none',
  carryOut(run, { by, wait }) {
    run.record({ type: 'waitEnded', at: run.now, by, wait, outcome: 'skipped' })
    walk(run, releaseWaits(run))
  },
}

/** Records the cases that a sub-flow node started. */
export const noteCases: CommandRule<'noteCases'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, unlessSystem, unlessWaiting),
  options: 'none',
  carryOut(run, { wait, cases }) {
    const { node } = knownWait(run.state, wait)
    run.record({ type: 'casesBegun', at: run.now, by: null, node, cases })
  },
}

/** The open wait named by a command. */
function waitOf(state: CaseState | null, { wait }: Actor): Wait | undefined {
  return state?.waits?.find(({ id, outcome }) => id === wait && outcome === undefined)
}

function unlessWaiting({ state }: CaseContext, actor: Actor): Objection | undefined {
  return waitOf(state, actor) ? undefined : { code: 'flow.waitNotOpen' }
}

function knownWait(state: CaseState, wait: string): Wait {
  return waitOf(state, { by: null, wait }) ?? refuse('flow.waitNotOpen')
}
