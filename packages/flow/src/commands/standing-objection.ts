import type { FlowCommandType } from '../flow-command.ts'
import type { Objection } from '../refusals.ts'
import type { Actor, Moment } from './command-rule.ts'

/** What a whole case stands in the way of, whoever wants it: it is archived, suspended, or itself a revocation. */
export function standingObjection(
  { state }: Moment,
  type: FlowCommandType,
  { by }: Actor,
): Objection | undefined {
  if (!state) return undefined
  if (state.archivedAt !== undefined && type !== 'openCopy') return { code: 'flow.archived' }
  if (state.status === 'suspended' && by !== null && !whileSuspended.has(type))
    return { code: 'flow.suspended' }
  return state.revokes === undefined ? undefined : notOnRevocations.get(type)
}

/** The system goes on meanwhile; what it has done is there when people may act again. */
const whileSuspended: ReadonlySet<FlowCommandType> = new Set([
  'resume',
  'terminate',
  'recordStep',
  'openCopy',
])

const decides: Objection = { code: 'flow.revocationDecides' }
const over: Objection = { code: 'flow.revocationOver' }

/** Who is asked to revoke agrees or rejects, and once over a revocation is over. */
const notOnRevocations: ReadonlyMap<FlowCommandType, Objection> = new Map<FlowCommandType, Objection>([
  ['return', decides],
  ['transfer', decides],
  ['addSigners', decides],
  ['assist', decides],
  ['saveDraft', over],
  ['launch', over],
  ['revive', over],
  ['revoke', over],
])
