import type { RefusalCode } from '@signet/contract'
import {
  type CaseState,
  commandRules,
  decidesWithIdentity,
  type FlowCommand,
  type FlowEvent,
  sealsInForce,
  step,
} from '@signet/flow'
import type { FormValues } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import type { Snapshot } from '../people/directory/index.ts'
import { requireFreshSignIn } from '../people/sessions/index.ts'
import { changesBetween, insertChange } from '../records/changes/index.ts'
import { saveRecord } from '../records/record-store/index.ts'
import { type CheckedValues, checkSubmittedValues, type SubmittedValues } from './check-submitted-values.ts'
import { type CommandResult, outcomeOf, requestArchiveOfEnded } from './command-result.ts'
import type { ReadContext, WriteContext } from './context.ts'
import { askDataInterfaces, decisionFacts, formulaContext, loadCalendar } from './decision-facts.ts'
import { type Design, designInTenant, recordSource } from './design/compiled-design.ts'
import { lockCaseWithRecord } from './load-case.ts'
import { isForAnother, onBehalfOf } from './on-behalf.ts'
import { columnsOf } from './store/case-columns.ts'
import { openChildren } from './store/case-link-store.ts'
import { type StoredCase, stateOf, updateCase } from './store/case-store.ts'
import { linkNewFiles } from './store/file-store.ts'
import { withdrawOutsideUses, withdrawUses } from './store/seal-use-store.ts'
import { announceChange } from './telling/announce-change.ts'

/** A locked case with its design and record. */
export type LockedCase = Readonly<{
  stored: StoredCase
  state: CaseState
  design: Design
  record: FormValues
  directory: Snapshot
}>

export type CaseCommand = Readonly<{
  caseId: string
  /** Refusal when there is no such case. */
  unknown?: RefusalCode
  command: (locked: LockedCase) => FlowCommand
  /** Task the command is about. */
  taskId?: string
  /**
   * Values that come with the command and the rights to write them; undefined when the command takes none.
   */
  sent?: (locked: LockedCase) => SubmittedValues | undefined
  /** Flow version to continue with, if not the case's own. */
  versionOf?: (stored: StoredCase, state: CaseState) => string
}>

/**
 * Applies a command to an existing case: locks, reloads, decides, writes and notifies in the caller's
 * transaction. Of two simultaneous commands, the second decides on the result of the first. Refuses
 * `session.confirmFirst` where the step asks those who decide who they are.
 */
export async function applyCommand(context: WriteContext, request: CaseCommand): Promise<CommandResult> {
  const locked = await loadLockedCase(context, request)
  const { state: before, design, directory } = locked
  const { values, ignored } = await checkValuesOfCommand(context, locked, request.sent?.(locked))
  const formContext = formulaContext(context, directory, before.starter)
  const onBehalf = isForAnother(before, { taskId: request.taskId, person: context.actor.personId })
    ? await onBehalfOf(context, locked.stored.flowId)
    : undefined
  const command = request.command(locked)
  const { movesCase } = commandRules[command.type]
  const answers = movesCase ? await askDataInterfaces(context, design.flow, values) : undefined
  const calendar = await loadCalendar(context, design.flow)
  const facts = decisionFacts(context, {
    values,
    directory,
    formulaContext: formContext,
    onBehalf,
    answers,
    calendar,
  })
  const { events, state: after } = step(design.flow, before, command, facts)
  if (decidesWithIdentity({ plan: design.flow, state: before, facts }, events))
    await requireFreshSignIn(context)

  if (events.length > 0) await writeChanges(context, locked, { by: command.by, values, events, after })
  const result = { design, recordId: locked.stored.recordId, before, after, events, ignored }
  const { flowId, hasWebhooks } = locked.stored
  await announceChange(context, { directory, flowId, by: command.by, values, hasWebhooks }, result)
  await requestArchiveOfEnded(context, result)
  await endRevocation(context, result)
  await applyToLinkedCases(context, result, (child) =>
    applyCommand(context, { caseId: child, command: () => ({ type: 'terminate', by: null }) }),
  )
  return result
}

/**
 * Ends the original case of a finished revocation in the same transaction. Locks are always taken
 * revocation first; the original never changes first while its revocation runs.
 */
export async function endRevocation(context: WriteContext, { before, after }: CommandResult): Promise<void> {
  const { id: revocation, revokes, status } = after
  if (!revokes || before?.status === status || !over.has(status)) return

  const verdict = status === 'approved' ? 'revoked' : 'kept'
  const command = () => ({ type: 'endRevocation', by: null, revocation, verdict }) as const
  await applyCommand(context, { caseId: revokes.case, command })
}

const over: ReadonlySet<CaseState['status']> = new Set(['approved', 'rejected', 'terminated', 'recalled'])

/** Locks a case until the end of the caller's transaction and reloads it. */
export async function loadLockedCase(
  context: Pick<WriteContext, 'tx' | 'actor' | 'server'>,
  { caseId, unknown, versionOf }: Pick<CaseCommand, 'caseId' | 'unknown' | 'versionOf'>,
): Promise<LockedCase> {
  const locked = await lockCaseWithRecord(context, caseId)
  if (!locked) throw new Refusal<RefusalCode>(unknown ?? 'approvals.caseNotFound')

  const { stored, design: own, record } = locked
  const state = stateOf(stored)
  const directory = await context.server.directories.of(context.actor.tenant)
  const flowVersionId = versionOf?.(stored, state) ?? own.flowVersionId
  const design =
    flowVersionId === own.flowVersionId ? own : await designInTenant(context, { ...stored, flowVersionId })
  return { stored, state, design, record: record ?? {}, directory }
}

async function checkValuesOfCommand(
  context: WriteContext,
  locked: LockedCase,
  sent: SubmittedValues | undefined,
): Promise<CheckedValues> {
  if (!sent) return { values: locked.record, ignored: [] }

  const formContext = formulaContext(context, locked.directory, locked.state.starter)
  return checkSubmittedValues(context, locked.design, sent, {
    previous: locked.record,
    formulaContext: formContext,
  })
}

type CommandOutcome = Readonly<{
  by: string | null
  values: FormValues
  events: readonly FlowEvent[]
  after: CaseState
}>

async function writeChanges(
  context: WriteContext,
  locked: LockedCase,
  { by, values, events, after }: CommandOutcome,
): Promise<void> {
  const { tx } = context
  const { stored, state: before, design, record } = locked
  const { lastHash } = stored
  await updateCase(tx, columnsOf({ ...design, values, previous: record, before, lastHash, events, after }))
  if (!isSameJson(values, record)) await saveValues(context, locked, { by, values })
  await linkNewFiles(context, design.form, { caseId: stored.id, values, record, events })
  await withdrawUses(tx, sealsLost(before, after), { by, at: context.now })
  if (after.status === 'revoked' && before.status !== 'revoked')
    await withdrawOutsideUses(tx, after.id, { by, at: context.now })
}

/** The uses of seals whose decisions counted before and do not any more. */
function sealsLost(before: CaseState, after: CaseState): readonly string[] {
  const kept = sealsInForce(after)
  return [...sealsInForce(before)].filter((use) => !kept.has(use))
}

/** Stores the form and, once the case was submitted, what changed in it. */
async function saveValues(
  context: WriteContext,
  { stored: { recordId }, state, design, record }: LockedCase,
  { by, values }: Pick<CommandOutcome, 'by' | 'values'>,
): Promise<void> {
  const { tx, actor, server, now } = context
  const saved = { recordId, values, by: actor.personId, now }
  const version = await saveRecord(recordSource(context, design), saved)
  const changes = state.launchedAt === undefined ? [] : changesBetween(design.form, record, values)
  if (changes.length === 0) return

  const { formId } = design
  const change = { kind: 'changed', changedBy: by, changedAt: now, changes } as const
  await insertChange(tx, { ...change, id: server.newId(), formId, recordId, version })
}

/**
 * Applies the consequences for other cases. Children of a cancelled wait end in this transaction, parent
 * locked before children; a child that ends wakes its parent through the outbox after commit.
 */
async function applyToLinkedCases(
  context: Pick<ReadContext, 'tx' | 'tell'>,
  result: CommandResult,
  terminate: (caseId: string) => Promise<unknown>,
): Promise<void> {
  const { parent } = result.after
  if (parent && outcomeOf(result)) context.tell({ topic: 'stepWoken', body: { waitId: parent.wait } })

  const waits = result.events.flatMap((event) => (event.type === 'waitsCancelled' ? event.waits : []))
  if (waits.length === 0) return
  for (const caseId of await openChildren(context.tx, waits)) await terminate(caseId)
}
