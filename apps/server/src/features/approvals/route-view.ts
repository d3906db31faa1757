import type { PersonRef, RouteStep } from '@signet/contract'
import type { FlowPlan, StepStatus, RouteStep as StepToCome, TimelineStep, Vote } from '@signet/flow'
import type { Attachment } from './file-store.ts'

type Refer = (person: string) => PersonRef
type Echo = Readonly<{ refer: Refer; files: ReadonlyMap<string, Attachment>; flow: FlowPlan }>

/** A step that lies behind, or where people work now. */
export function stepBehind({ refer, files, flow }: Echo) {
  return (step: TimelineStep): RouteStep => {
    const settings = flow.nodes.get(step.node)
    return {
      node: step.node,
      name: step.name,
      kind: step.kind,
      round: step.round,
      state: stateOf(step.status),
      enteredAt: step.enteredAt ?? null,
      leftAt: step.leftAt ?? null,
      voting: settings && 'voting' in settings ? settings.voting.mode : null,
      people: step.votes.map((vote) => personBehind(vote, step, { refer, files })),
      because: [...new Set(step.votes.flatMap(({ source }) => source ?? []))],
    }
  }
}

/** A step that would follow if everybody agreed. */
export function stepToCome(refer: Refer) {
  return ({ node, name, kind, people, voting, nobody, problem }: StepToCome): RouteStep => ({
    ...{ node, name, kind },
    round: 0,
    state: problem ? 'exception' : 'toCome',
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
      transferredFrom: null,
      agent: null,
      source,
      why: { ...why },
    })),
    because: [
      ...new Set([
        ...people.map(({ source }) => source),
        ...(nobody ? [`nobody.${nobody}`] : []),
        ...(problem ? [problem] : []),
      ]),
    ],
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
    opinion: vote.opinion ?? '',
    signature: vote.signature ?? '',
    attachments: (vote.attachments ?? []).flatMap((id) => files.get(id) ?? []),
    isAutomatic: vote.automatic !== undefined,
    transferredFrom: giver ? refer(giver.person) : null,
    agent: vote.agent === undefined ? null : refer(vote.agent),
    source: vote.source ?? '',
    why: whyOf(vote, refer),
  }
}

/** The engine names who asked by id; a sentence wants the name. */
function whyOf({ why, assists, signs }: Vote, refer: Refer): RouteStep['people'][number]['why'] {
  const by = why?.['by']
  return assists === undefined && signs === undefined ? { ...why } : { ...why, by: refer(String(by)).name }
}

/** The wire calls every end of a case `ended`. */
function stateOf(status: StepStatus): RouteStep['state'] {
  return status === 'terminated' ? 'ended' : status
}
