import type { PersonRef, RouteStep } from '@signet/contract'
import {
  type FailureReason,
  type FlowPlan,
  isPeopleNode,
  type StepStatus,
  type RouteStep as StepToCome,
  type TimelineStep,
  type Vote,
  workAt,
} from '@signet/flow'
import type { Attachment } from '../store/file-store.ts'

type Refer = (person: string) => PersonRef
type Echo = Readonly<{
  refer: Refer
  files: ReadonlyMap<string, Attachment>
  flow: FlowPlan
  sayFailure: (reason: FailureReason) => string
}>

/** Returns the view of a past or current step. */
export function stepBehind({ refer, files, flow, sayFailure }: Echo) {
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
      ...(step.act && { act: step.act }),
      voting: isPeopleNode(settings) ? settings.voting.mode : null,
      people: step.votes.map((vote) => personBehind(vote, step, { refer, files })),
      copiedTo: (step.copiedTo ?? []).map(refer),
      because: [...new Set(step.votes.flatMap(({ source }) => source ?? []))],
      until: step.until ?? null,
      failure: step.failure === undefined ? '' : sayFailure(step.failure),
    }
  }
}

/** Returns the view of a step that follows if everyone agrees. */
export function stepToCome(refer: Refer) {
  return ({ node, name, kind, people, voting, nobody, problem }: StepToCome): RouteStep => ({
    ...{ node, name, kind, work: workAt(kind) },
    round: 0,
    state: problem && problem !== 'branchToChoose' ? 'exception' : 'toCome',
    enteredAt: null,
    leftAt: null,
    voting: voting ?? null,
    people: people.map(({ person, source, why, automatic }) => ({
      person: refer(person),
      taskId: null,
      stage: 'toCome',
      decision: null,
      at: null,
      opinion: '',
      signature: '',
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
    })),
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

function personBehind(
  vote: Vote,
  { votes }: TimelineStep,
  { refer, files }: Pick<Echo, 'refer' | 'files'>,
): RouteStep['people'][number] {
  const giver = votes.find(({ transferredTo }) => transferredTo === vote.person)
  return {
    person: refer(vote.person),
    taskId: vote.task ?? null,
    stage: vote.stage ?? 'done',
    decision: vote.decision ?? null,
    at: vote.at ?? null,
    ...remarkBehind(vote, files),
    isAutomatic: vote.automatic !== undefined,
    automatic: vote.automatic ?? '',
    askedBy: askedBy(vote),
    ...deadlineOf(vote),
    transferredFrom: giver ? refer(giver.person) : null,
    agent: vote.agent === undefined ? null : refer(vote.agent),
    source: vote.source ?? '',
    why: whyOf(vote, refer),
  }
}

function remarkBehind({ opinion, signature, attachments }: Vote, files: Echo['files']) {
  return {
    opinion: opinion ?? '',
    signature: signature ?? '',
    attachments: (attachments ?? []).flatMap((id) => files.get(id) ?? []),
  }
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
function whyOf({ why, assists, signs, source }: Vote, refer: Refer): RouteStep['people'][number]['why'] {
  const by = why?.['by']
  const isAsked = assists !== undefined || signs !== undefined || source === 'reassigned'
  return isAsked ? { ...why, by: refer(String(by)).name } : { ...why }
}

/** The wire calls every end of a case `ended`. */
function stateOf(status: StepStatus): RouteStep['state'] {
  return status === 'terminated' ? 'ended' : status
}
