import type { RefusalCode } from '@signet/contract'
import { type CaseState, commandRules, type FlowCommand, type FlowEvent, step } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import type { Snapshot } from '../people/directory/index.ts'
import { saveRecord } from '../records/record-store/index.ts'
import { type CheckedValues, checkSent, type Sent } from './check-submitted-values.ts'
import { archiveEnded, endOf, type Moved } from './command-result.ts'
import type { Acting, ReadContext } from './context.ts'
import { answersTo, aroundOf, calendarFor, factsOf } from './decision-facts.ts'
import { type Design, designFor, recordPlace } from './design/design.ts'
import { lockWithRecord } from './load-case.ts'
import { isForAnother, onBehalfOf } from './on-behalf.ts'
import { columnsOf } from './store/case-columns.ts'
import { openChildren } from './store/case-link-store.ts'
import { type StoredCase, stateOf, updateCase } from './store/case-store.ts'
import { linkNewFiles } from './store/file-store.ts'
import { tellMove } from './telling/tell-move.ts'

/** A locked case with its design and record. */
export type Held = Readonly<{
  stored: StoredCase
  state: CaseState
  design: Design
  record: FormValues
  directory: Snapshot
}>

export type Move = Readonly<{
  caseId: string
  /** Refusal when there is no such case. */
  unknown?: RefusalCode
  command: (held: Held) => FlowCommand
  /** Task the command is about. */
  taskId?: string
  /**
   * Values that come with the command and the rights to write them; undefined when the command takes none.
   */
  sent?: (held: Held) => Sent | undefined
  /** Flow version to continue with, if not the case's own. */
  versionOf?: (stored: StoredCase, state: CaseState) => string
}>

/**
 * The path of every command on an existing case: lock, reload, decide, write, notify, all in the caller's
 * transaction. Of two simultaneous commands, the second decides on the result of the first.
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
  const { movesCase } = commandRules[command.type]
  const answers = movesCase ? await answersTo(acting, design.flow, values) : undefined
  const calendar = await calendarFor(acting, design.flow)
  const facts = factsOf(acting, { values, directory, around, onBehalf, answers, calendar })
  const { events, state: after } = step(design.flow, before, command, facts)

  if (events.length > 0) await writeMove(acting, held, { values, events, after })
  const moved = { design, recordId: held.stored.recordId, before, after, events, ignored }
  await tellMove(acting, { directory, flowId: held.stored.flowId, by: command.by, values }, moved)
  await archiveEnded(acting, moved)
  await endRevocation(acting, moved)
  await followUp(acting, moved, (child) =>
    moveCase(acting, { caseId: child, command: () => ({ type: 'terminate', by: null }) }),
  )
  return moved
}

/**
 * Ends the original case of a finished revocation in the same transaction. Locks are always taken
 * revocation first; the original never changes first while its revocation runs.
 */
export async function endRevocation(acting: Acting, { before, after }: Moved): Promise<void> {
  const { id: revocation, revokes, status } = after
  if (!revokes || before?.status === status || !over.has(status)) return

  const verdict = status === 'approved' ? 'revoked' : 'kept'
  const command = () => ({ type: 'endRevocation', by: null, revocation, verdict }) as const
  await moveCase(acting, { caseId: revokes.case, command })
}

const over: ReadonlySet<CaseState['status']> = new Set(['approved', 'rejected', 'terminated', 'recalled'])

/** Locks a case until the end of the caller's transaction and reloads it. */
export async function holdCase(
  acting: Pick<Acting, 'tx' | 'actor' | 'server'>,
  { caseId, unknown, versionOf }: Pick<Move, 'caseId' | 'unknown' | 'versionOf'>,
): Promise<Held> {
  const locked = await lockWithRecord(acting, caseId)
  if (!locked) throw new Refusal<RefusalCode>(unknown ?? 'approvals.caseNotFound')

  const { stored, design: own, record } = locked
  const state = stateOf(stored)
  const directory = await acting.server.directories.of(acting.actor.tenant)
  const flowVersionId = versionOf?.(stored, state) ?? own.flowVersionId
  const design =
    flowVersionId === own.flowVersionId ? own : await designFor(acting, { ...stored, flowVersionId })
  return { stored, state, design, record: record ?? {}, directory }
}

async function valuesAfter(acting: Acting, held: Held, sent: Sent | undefined): Promise<CheckedValues> {
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
  if (!isSameJson(values, record))
    await saveRecord(recordPlace(acting, design), { recordId, values, by: actor.personId, now })
  await linkNewFiles(acting, design.form, { caseId: stored.id, values, record, events })
}

/**
 * Applies the consequences for other cases. Children of a cancelled wait end in this transaction, parent
 * locked before children; a child that ends wakes its parent through the outbox after commit.
 */
async function followUp(
  acting: Pick<ReadContext, 'tx' | 'tell'>,
  moved: Moved,
  terminate: (caseId: string) => Promise<unknown>,
): Promise<void> {
  const { parent } = moved.after
  if (parent && endOf(moved)) acting.tell({ topic: 'stepWoken', body: { waitId: parent.wait } })

  const waits = moved.events.flatMap((event) => (event.type === 'waitsCancelled' ? event.waits : []))
  if (waits.length === 0) return
  for (const caseId of await openChildren(acting.tx, waits)) await terminate(caseId)
}
