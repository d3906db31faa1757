import type { RefusalCode } from '@signet/contract'
import { type CaseState, type FlowCommand, type FlowEvent, step } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { canonicalJson, Refusal } from '@signet/std'
import type { Snapshot } from '../../directory/index.ts'
import { loadRecord, type RecordPlace, saveRecord } from '../../record-store/index.ts'
import type { Acting } from './acting.ts'
import { answersTo } from './answers-to.ts'
import { columnsOf } from './case-columns.ts'
import { lockCase, type StoredCase, stateOf, updateCase } from './case-store.ts'
import { checkSent, type Sent, type Taken } from './check-sent.ts'
import { designFor } from './design-for.ts'
import type { Design } from './design-of.ts'
import { linkNewFiles } from './link-new-files.ts'
import type { Moved } from './moved.ts'
import { isForAnother, onBehalfOf } from './on-behalf.ts'
import { aroundOf, factsOf } from './surroundings.ts'
import { tellPeople } from './tell-people.ts'

/** A case as it stands under the lock. */
export type Held = Readonly<{
  stored: StoredCase
  state: CaseState
  design: Design
  record: FormValues
  directory: Snapshot
}>

export type Move = Readonly<{
  caseId: string
  /** What to say when there is no such case. */
  unknown?: RefusalCode
  command: (held: Held) => FlowCommand
  /** The task that the command is about. */
  taskId?: string
  /** Values that come with the command and the rights to write them; none when they are nobody's business here. */
  sent?: (held: Held) => Sent | undefined
  /** The flow version to go on with, when it is not the case's own. */
  versionOf?: (stored: StoredCase, state: CaseState) => string
}>

/** Commands after which a case may go on to other people. */
const moving: ReadonlySet<FlowCommand['type']> = new Set([
  'launch',
  'agree',
  'reject',
  'return',
  'transfer',
  'addSigners',
  'removeSigners',
])

/**
 * The path of every command on a case that is there: lock it, read it again, decide, write, tell. All of it inside the
 * caller's transaction, so that of two people who do this at once the second decides about what the first has left.
 */
export async function moveCase(acting: Acting, move: Move): Promise<Moved> {
  const held = await holdCase(acting, move)
  const { state: before, design, directory } = held
  const { values, ignored } = await valuesAfter(acting, held, move.sent?.(held))
  const around = aroundOf(acting, directory, before.starter)
  const onBehalf = isForAnother(before, { taskId: move.taskId, person: acting.actor.personId })
    ? await onBehalfOf(acting, held.stored.flowId)
    : undefined
  const command = move.command(held)
  const answers = moving.has(command.type) ? await answersTo(acting, design.flow, values) : undefined
  const facts = factsOf(acting, { values, directory, around, onBehalf, answers })
  const { events, state: after } = step(design.flow, before, command, facts)

  if (events.length > 0) await writeMove(acting, held, { values, events, after })
  const moved = { design, recordId: held.stored.recordId, before, after, events, ignored }
  await tellPeople(acting, { directory, flowId: held.stored.flowId }, moved)
  return moved
}

async function holdCase(acting: Acting, { caseId, unknown, versionOf }: Move): Promise<Held> {
  const stored = await lockCase(acting.tx, caseId)
  if (!stored) throw new Refusal<RefusalCode>(unknown ?? 'approvals.caseNotFound')

  const state = stateOf(stored)
  const own = await designFor(acting, stored)
  const record = await loadRecord(recordPlace(acting, own), stored.recordId)
  const directory = await acting.server.directories.of(acting.actor.tenant)
  const flowVersionId = versionOf?.(stored, state) ?? own.flowVersionId
  const design =
    flowVersionId === own.flowVersionId ? own : await designFor(acting, { ...stored, flowVersionId })
  return { stored, state, design, record: record ?? {}, directory }
}

async function valuesAfter(acting: Acting, held: Held, sent: Sent | undefined): Promise<Taken> {
  if (!sent) return { values: held.record, ignored: [] }

  const around = aroundOf(acting, held.directory, held.state.starter)
  return checkSent(acting, held.design, sent, { previous: held.record, around })
}

type Outcome = Readonly<{ values: FormValues; events: readonly FlowEvent[]; after: CaseState }>

async function writeMove(acting: Acting, held: Held, { values, events, after }: Outcome): Promise<void> {
  const { tx, actor, now } = acting
  const { stored, state: before, design, record } = held
  const { lastHash, recordId } = stored
  await updateCase(tx, columnsOf({ ...design, values, before, lastHash, events, after }))
  if (canonicalJson(values) !== canonicalJson(record))
    await saveRecord(recordPlace(acting, design), { recordId, values, by: actor.personId, now })
  await linkNewFiles(acting, design.form, { caseId: stored.id, values, record, events })
}

export function recordPlace(
  { tx, actor }: Pick<Acting, 'tx' | 'actor'>,
  { form, tables }: Design,
): RecordPlace {
  return { tx, tenant: actor.tenant, plan: form, tables }
}
