import type { PersonRef, RouteStep } from '@signet/contract'
import {
  type FailureReason,
  type FlowPlan,
  isPeopleNode,
  previewRoute,
  type StepStatus,
  type RouteStep as StepToCome,
  type TimelineStep,
  timeline,
  translateFlow,
  type Vote,
  workAt,
} from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { sayReason } from '../../clock/reason.ts'
import type { ReadCall } from '../../http/serve.ts'
import { markedPersonRef } from '../../people/directory/index.ts'
import type { WriteContext } from '../context.ts'
import { askDataInterfaces, decisionFacts, formulaContext } from '../decision-facts.ts'
import { loadChain } from '../store/event-store.ts'
import { type Attachment, attachmentsById } from '../store/file-store.ts'
import { type RecordedUse, usesById } from '../store/seal-use-store.ts'
import type { VisibleCase } from './load-visible-case.ts'

const over: ReadonlySet<string> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

/** Returns the steps of a case: past ones from its events, and future ones if everyone agrees. */
export async function loadRoute(
  call: Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'> &
    Readonly<{ caller: Readonly<{ locale: Locale }> }>,
  { design, state }: Pick<VisibleCase, 'design' | 'state'>,
  record: FormValues,
): Promise<RouteStep[]> {
  const flow = translateFlow(design.flow, call.caller.locale)
  const directory = await call.server.directories.of(call.actor.tenant)
  const { rows } = await loadChain(call.tx, state.id)
  const events = rows.map(({ event }) => event).slice(0, state.sequence)
  const files = await attachmentsById(
    call.tx,
    events.flatMap((event) => ('attachments' in event ? (event.attachments ?? []) : [])),
  )
  const seals = await usesById(
    call.tx,
    events.flatMap((event) => ('seal' in event && event.seal ? [event.seal.use] : [])),
  )
  const refer = markedPersonRef(directory, call.server.words.t(call.caller.locale))
  const sayFailure = (reason: FailureReason) => sayStepFailure(call, reason)
  const behind = timeline(flow, state, events).map(pastStepView({ refer, files, seals, flow, sayFailure }))
  if (over.has(state.status)) return behind

  const context = formulaContext(call, directory, state.starter)
  const answers = await askDataInterfaces(call, flow, record)
  const facts = decisionFacts(call, { values: record, directory, formulaContext: context, answers })
  return [...behind, ...previewRoute(flow, facts, state.starter, state).map(futureStepView(refer))]
}

type FailureReader = Pick<WriteContext, 'actor' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: Locale }> }>

/** Returns why an automatic step failed: the reason for administrators, a fixed sentence for others. */
export function sayStepFailure({ actor, server, caller }: FailureReader, reason: FailureReason): string {
  const t = server.words.t(caller.locale)
  return actor.isAdministrator ? sayReason(t, reason) : t('approvals.stepFailed')
}

type PersonReference = (person: string) => PersonRef
type RouteViewContext = Readonly<{
  refer: PersonReference
  files: ReadonlyMap<string, Attachment>
  seals: ReadonlyMap<string, RecordedUse>
  flow: FlowPlan
  sayFailure: (reason: FailureReason) => string
}>

/** Returns the view of a past or current step. */
function pastStepView({ refer, files, seals, flow, sayFailure }: RouteViewContext) {
  return (step: TimelineStep): RouteStep => {
    const settings = flow.nodes.get(step.node)
    return {
      node: step.node,
      name: step.name,
      kind: step.kind,
      work: workAt(step.kind),
      round: step.round,
      state: stateOf(step.status),
      enteredAt: step.enteredAt ?? null,
      leftAt: step.leftAt ?? null,
      ...(step.action && { act: step.action }),
      voting: isPeopleNode(settings) ? settings.voting.mode : null,
      people: step.votes.map((vote) => pastPersonView(vote, step, { refer, files, seals })),
      copiedTo: (step.copiedTo ?? []).map(refer),
      because: [...new Set(step.votes.flatMap(({ source }) => source ?? []))],
      until: step.until ?? null,
      failure: step.failure === undefined ? '' : sayFailure(step.failure),
    }
  }
}

/** Returns the view of a step that follows if everyone agrees. */
export function futureStepView(refer: PersonReference) {
  return ({ node, name, kind, people, voting, nobody, problem }: StepToCome): RouteStep => ({
    ...{ node, name, kind, work: workAt(kind) },
    round: 0,
    state: problem && problem !== 'branchToChoose' ? 'exception' : 'toCome',
    enteredAt: null,
    leftAt: null,
    voting: voting ?? null,
    people: people.map((person) => futurePersonView(refer, person)),
    copiedTo: [],
    because: [
      ...new Set([
        ...people.map(({ source }) => source),
        ...(nobody ? [`nobody.${nobody}`] : []),
        ...(problem ? [problem] : []),
      ]),
    ],
    until: null,
    failure: '',
  })
}

function futurePersonView(
  refer: PersonReference,
  { person, source, why, automatic }: StepToCome['people'][number],
): RouteStep['people'][number] {
  return {
    person: refer(person),
    taskId: null,
    stage: 'toCome',
    decision: null,
    at: null,
    opinion: '',
    signature: '',
    seal: null,
    attachments: [],
    isAutomatic: automatic !== undefined,
    automatic: automatic ?? '',
    askedBy: null,
    dueAt: null,
    overdueSince: null,
    transferredFrom: null,
    agent: null,
    source,
    why: { ...why },
  }
}

/** How somebody decided without opening the case. */
const ways: Readonly<Record<NonNullable<Vote['link']>, string>> = { mail: 'byMail', push: 'byPush' }

function pastPersonView(
  vote: Vote,
  { votes }: TimelineStep,
  { refer, files, seals }: Pick<RouteViewContext, 'refer' | 'files' | 'seals'>,
): RouteStep['people'][number] {
  const giver = votes.find(({ transferredTo }) => transferredTo === vote.person)
  return {
    person: refer(vote.person),
    taskId: vote.task ?? null,
    stage: vote.stage ?? 'done',
    decision: vote.decision ?? null,
    at: vote.at ?? null,
    ...remarkView(vote, files),
    seal: sealView(vote, seals),
    isAutomatic: vote.automatic !== undefined,
    automatic: vote.automatic ?? (vote.link === undefined ? '' : ways[vote.link]),
    askedBy: askedBy(vote),
    ...deadlineOf(vote),
    transferredFrom: giver ? refer(giver.person) : null,
    agent: vote.agent === undefined ? null : refer(vote.agent),
    source: vote.source ?? '',
    why: whyOf(vote, refer),
  }
}

function remarkView({ opinion, signature, attachments }: Vote, files: RouteViewContext['files']) {
  return {
    opinion: opinion ?? '',
    signature: signature ?? '',
    attachments: (attachments ?? []).flatMap((id) => files.get(id) ?? []),
  }
}

function sealView({ seal }: Vote, uses: RouteViewContext['seals']) {
  if (!seal) return null
  const { image = '', withdrawnAt = null } = uses.get(seal.use) ?? {}
  return { name: seal.name, picture: image, isWithdrawn: withdrawnAt !== null }
}

function askedBy({ assists, signs }: Vote): RouteStep['people'][number]['askedBy'] {
  if (assists !== undefined) return { taskId: assists, to: 'help' }
  return signs ? { taskId: signs.task, to: signs.place } : null
}

/** A decided task is no longer overdue. */
function deadlineOf({ decision, dueAt, overdueSince }: Vote) {
  const isOver = decision !== undefined
  return { dueAt: dueAt ?? null, overdueSince: isOver ? null : (overdueSince ?? null) }
}

/** The engine names people by id; the sentence needs a name. */
function whyOf(
  { why, assists, signs, source }: Vote,
  refer: PersonReference,
): RouteStep['people'][number]['why'] {
  const by = why?.['by']
  const isAsked = assists !== undefined || signs !== undefined || source === 'reassigned'
  return isAsked ? { ...why, by: refer(String(by)).name } : { ...why }
}

/** The wire calls every end of a case `ended`. */
function stateOf(status: StepStatus): RouteStep['state'] {
  return status === 'terminated' ? 'ended' : status
}
