import type { RefusalCode } from '@signet/contract'
import { type CaseState, commandRules, type FlowCommand, type FlowEvent, step } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import type { Snapshot } from '../../../directory/index.ts'
import { saveRecord } from '../../../record-store/index.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import { tellMove } from '../telling/tell-move.ts'
import type { Acting, ReadContext } from './acting.ts'
import { answersTo } from './answers-to.ts'
import { archiveEnded } from './archive-ended.ts'
import { calendarFor } from './calendar-for.ts'
import { columnsOf } from './case-columns.ts'
import { openChildren } from './case-link-store.ts'
import { type StoredCase, stateOf, updateCase } from './case-store.ts'
import { checkSent, type Sent, type Taken } from './check-sent.ts'
import { endOf } from './end-of.ts'
import { linkNewFiles } from './link-new-files.ts'
import { lockWithRecord } from './lock-with-record.ts'
import type { Moved } from './moved.ts'
import { isForAnother, onBehalfOf } from './on-behalf.ts'
import { recordPlace } from './record-place.ts'
import { aroundOf, factsOf } from './surroundings.ts'

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
 * A revocation that has ended tells the case that it was about, in the same transaction. Locks are always taken in this
 * order: the case that is being revoked is never changed first while its revocation is on its way.
 */
export async function endRevocation(acting: Acting, { before, after }: Moved): Promise<void> {
  const { id: revocation, revokes, status } = after
  if (!revokes || before?.status === status || !over.has(status)) return

  const verdict = status === 'approved' ? 'revoked' : 'kept'
  const command = () => ({ type: 'endRevocation', by: null, revocation, verdict }) as const
  await moveCase(acting, { caseId: revokes.case, command })
}

const over: ReadonlySet<CaseState['status']> = new Set(['approved', 'rejected', 'terminated', 'recalled'])

/** Locks a case and reads it again: nobody changes it until the transaction of the caller is over. */
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
  if (!isSameJson(values, record))
    await saveRecord(recordPlace(acting, design), { recordId, values, by: actor.personId, now })
  await linkNewFiles(acting, design.form, { caseId: stored.id, values, record, events })
}

/**
 * What a move means for other cases. Those that a cancelled wait had begun end in this very transaction, always the
 * parent locked before its children; a child that ends wakes its parent through the outbox, after its own commit.
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
