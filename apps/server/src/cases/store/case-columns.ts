import {
  type CaseRow,
  type CaseState,
  type CopyRow,
  chainOf,
  type FlowEvent,
  type FlowPlan,
  isOpen,
  isTaskOfCase,
  linkEvents,
  nameOfNode,
  project,
  type TaskRow,
  type WaitRow,
} from '@signet/flow'
import type { FormPlan, FormValues, PlanField } from '@signet/form'
import { canonicalJson } from '@signet/std'
import { spellInLatin } from '../../people/directory/index.ts'
import { caseTranslations, namesOfNodes } from './case-translations.ts'
import { betweenBodies, betweenTypes, bytesOfHash, sha256 } from './event-store.ts'

export type CaseColumns = ReturnType<typeof caseColumns>
export type EventColumns = ReturnType<typeof eventColumns>[number]
export type TaskColumns = ReturnType<typeof taskColumns>
export type CopyColumns = ReturnType<typeof copyColumns>
export type WaitColumns = ReturnType<typeof waitColumns>
export type TitleColumns = ReturnType<typeof titleColumns>[number]

export type CaseChange = Readonly<{
  flow: FlowPlan
  form: FormPlan
  values: FormValues
  /** The values before the change; absent for a new case. */
  previous?: FormValues
  before: CaseState | null
  /** Hash of the last stored event; null for a new case. */
  lastHash: Uint8Array | null
  events: readonly FlowEvent[]
  after: CaseState
}>

/** Converts a change of a case to table rows, without clock or database. */
export function columnsOf(change: CaseChange) {
  const { flow, form, values, before, lastHash, events, after } = change
  const changes = project(before, events, after)
  const rows = eventColumns(before, lastHash, events, after.id)
  const opinions = opinionsIn(events)
  const isEarlier = ({ id }: TaskRow) => before !== null && isTaskOfCase(before, id)
  const toColumns = (row: TaskRow) => taskColumns(row, flow, opinions.get(row.id) ?? '')
  return {
    case: {
      ...caseColumns(changes.case, flow, after),
      lastHash: rows.at(-1)?.hash.subarray(-bytesOfHash) ?? lastHash,
      keyValues: canonicalJson(keyValuesOf(form, values)),
    },
    events: rows,
    tasks: changes.tasks.filter((row) => !isEarlier(row)).map(toColumns),
    changedTasks: changes.tasks.filter(isEarlier).map(toColumns),
    copies: changes.copies.map((row) => copyColumns(row, flow)),
    waits: changes.waits.map((row) => waitColumns(row, flow)),
    titles: titleColumns(change),
  }
}

export function caseColumns(row: CaseRow, flow: FlowPlan, state: CaseState) {
  return {
    id: row.id,
    flowVersionId: row.flowVersionId,
    starterId: row.starter,
    launcherId: state.launcher ?? null,
    title: row.title,
    status: row.status,
    urgency: row.urgency,
    nodeName: namesOfNodes(flow, row.nodes),
    translations: caseTranslations(row, flow, state.titles),
    holders: [...row.holders],
    heldSince: row.since ?? null,
    dueAt: row.dueAt ?? null,
    overdueSince: row.overdueSince ?? null,
    state: canonicalJson(state),
    sequence: row.sequence,
    lastHash: null as Uint8Array | null,
    keyValues: '{}',
    launchedAt: row.launchedAt ?? null,
    endedAt: row.endedAt ?? null,
    changedAt: row.changedAt,
    listedAt: listedAtOf(row),
    deletedAt: state.deletedAt ?? null,
    revokes: row.revokes ?? null,
    archivedAt: row.archivedAt ?? null,
    exceptionSince: row.exceptionSince ?? null,
  }
}

/** Lists are ordered by what no decision changes. */
function listedAtOf({ launchedAt, createdAt }: CaseRow): string {
  return launchedAt ?? createdAt
}

/** The title and words for the search table, written only when they changed. */
function titleColumns(change: CaseChange) {
  const { form, flow, values, previous = {}, before, after } = change
  const { id: caseId, title } = after
  const inOtherLanguages = otherTitlesOf(after)
  const hasTitle = before?.title === title && otherTitlesOf(before) === inOtherLanguages
  if (hasTitle && values === previous) return []

  const fields = searchedFields(form, flow)
  const shown = textsOf(fields, values)
  if (hasTitle && textsOf(fields, previous) === shown) return []
  const words = [shown, inOtherLanguages, spellInLatin(title), spellInLatin(shown)]
  return [{ caseId, title, words: words.filter(Boolean).join(' ') }]
}

function otherTitlesOf({ titles = {} }: Pick<CaseState, 'titles'>): string {
  return Object.values(titles).join(' ')
}

/**
 * Fields of the card, without those that only refer to something, and without those that some step hides: a search
 * that finds them would reveal them there.
 */
function searchedFields(form: FormPlan, { hiddenFields }: FlowPlan): readonly PlanField[] {
  return cardFields(form).filter(
    ({ key, kind, settings }) => !kind.names(settings) && !kind.offers(settings) && !hiddenFields.has(key),
  )
}

/** Texts and amounts in these fields. */
function textsOf(fields: readonly PlanField[], values: FormValues): string {
  return fields
    .map(({ key }) => values[key])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
}

/** One row for the events of one moment, as `eventsInRow` reads it, since rows and their index entries cost most. */
function eventColumns(
  before: CaseState | null,
  lastHash: Uint8Array | null,
  events: readonly FlowEvent[],
  caseId: string,
) {
  const end =
    before && lastHash
      ? { sequence: before.sequence, hash: Buffer.from(lastHash).toString('hex') }
      : chainOf(caseId)
  const moments = Map.groupBy(linkEvents(end, events, sha256), ({ event }) => event.at)
  return [...moments].map(([at, linked]) => ({
    caseId,
    sequence: linked[0]?.sequence ?? 0,
    type: linked.map(({ event }) => event.type).join(betweenTypes),
    body: linked.map(({ body }) => body).join(betweenBodies),
    hash: Buffer.concat(linked.map(({ hash }) => Buffer.from(hash, 'hex'))),
    at,
  }))
}

export function taskColumns(row: TaskRow, flow: FlowPlan, opinion: string) {
  return {
    id: row.id,
    caseId: row.caseId,
    node: row.node,
    nodeName: nameOfNode(flow, row.node),
    round: row.round,
    personId: row.person,
    stage: row.stage,
    decision: row.decision ?? null,
    isReturned: row.isReturned ?? false,
    isAssist: row.assists !== undefined,
    opinion: row.decision === undefined ? '' : opinion,
    openedAt: row.openedAt,
    closedAt: row.closedAt ?? null,
    list: listOf(row),
    dueAt: row.deadline?.dueAt ?? null,
    overdueSince: isOverdue(row) ? (row.deadline?.dueAt ?? null) : null,
    listedAt: row.closedAt ?? row.startedAt ?? row.signedAt ?? row.openedAt,
  }
}

/** A closed task is never overdue. */
function isOverdue(row: TaskRow): boolean {
  return isOpen(row) && row.deadline !== undefined && row.deadline.ticks > 0
}

/** Returns the list that shows a task to its holder. */
function listOf({ stage, isFrozen }: TaskRow): 'toSign' | 'toDo' | 'doing' | 'done' | null {
  if (isFrozen || stage === 'waiting' || stage === 'cancelled') return null
  return stage
}

export function copyColumns({ caseId, node, person, at, readAt }: CopyRow, flow: FlowPlan) {
  return {
    id: `${caseId}:${node}:${person}`,
    caseId,
    node,
    nodeName: nameOfNode(flow, node),
    personId: person,
    at,
    readAt: readAt ?? null,
  }
}

export function waitColumns(row: WaitRow, flow: FlowPlan) {
  return {
    id: row.id,
    caseId: row.caseId,
    node: row.node,
    nodeName: nameOfNode(flow, row.node),
    round: row.round,
    kind: row.kind,
    state: row.state,
    isFrozen: row.isFrozen ?? false,
    failure: row.failure === undefined ? null : canonicalJson(row.failure.reason),
    openedAt: row.openedAt,
    closedAt: row.closedAt ?? null,
  }
}

/** Returns the opinions by task; a decision that was taken back removes its opinion. */
export function opinionsIn(events: readonly FlowEvent[]): ReadonlyMap<string, string> {
  const opinions = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'decisionTakenBack')
      for (const task of Object.keys(event.stages)) opinions.delete(task)
    else if ('opinion' in event && 'task' in event) opinions.set(event.task, event.opinion ?? '')
  }
  return opinions
}

/** Returns the raw values that a card shows, stored with the case so that a list needs no join. */
export function keyValuesOf(form: FormPlan, values: FormValues): FormValues {
  return Object.fromEntries(cardFields(form).map(({ key, empty }) => [key, values[key] ?? empty]))
}

function cardFields({ fields }: FormPlan): readonly PlanField[] {
  return fields.filter(({ definition }) => definition.inList).slice(0, 3)
}
