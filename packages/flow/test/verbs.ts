import type {
  CaseState,
  Choices,
  Continuation,
  FlowCommand,
  Json,
  Remark,
  RevocationTarget,
  SignerVoting,
  Urgency,
} from '../src/index.ts'

/** An action by a person, in terms of nodes instead of ids. */
export type Move = (state: CaseState | null, by: string) => FlowCommand

const caseIds = { caseId: 'case-1', flowVersionId: 'flow-1' }

/** The latest task of a person at a node; anybody's when they have none, to try illegal moves. */
export function taskAt(state: CaseState | null, node: string, person?: string): string {
  const atNode = state?.tasks.filter((task) => task.node === node) ?? []
  const task = atNode.findLast((one) => one.person === person) ?? atNode.at(-1)
  if (!task) throw new Error(`The scenario has no task at "${node}"`)
  return task.id
}

function onTask<Type extends 'sign' | 'unsign' | 'start' | 'takeBack' | 'help' | 'openTask'>(type: Type) {
  return (node: string): Move =>
    (state, by) => ({ type, by, task: taskAt(state, node, by) })
}

export const signs = onTask('sign')
export const unsigns = onTask('unsign')
export const starts = onTask('start')
export const takesBack = onTask('takeBack')
export const helps = onTask('help')
export const opens = onTask('openTask')

function withPeople<Type extends 'assist' | 'removeSigners' | 'copy'>(type: Type) {
  return (node: string, ...people: readonly string[]): Move =>
    (state, by) => ({ type, by, task: taskAt(state, node, by), people })
}

export const asksHelp = withPeople('assist')
export const removesSigners = withPeople('removeSigners')
export const copies = withPeople('copy')

type SignerChoice = Readonly<{ people: readonly string[]; place: 'before' | 'after'; voting?: SignerVoting }>

export function addsSigners(node: string, { people, place, voting = { mode: 'any' } }: SignerChoice): Move {
  return (state, by) => ({ type: 'addSigners', by, task: taskAt(state, node, by), people, place, voting })
}

type DecisionInput = Remark & Readonly<{ choices?: Choices; copyTo?: readonly string[] }>

export function agrees(node: string, remark: DecisionInput = {}): Move {
  return (state, by) => ({ type: 'agree', by, task: taskAt(state, node, by), ...remark })
}

/** Gives a reason unless the test names another, since steps require one. */
const reason = { opinion: 'no' }

export function rejects(node: string, remark: DecisionInput = {}): Move {
  return (state, by) => ({ type: 'reject', by, task: taskAt(state, node, by), ...reason, ...remark })
}

type ReturnInput = Readonly<{ to: string; continuation?: Continuation }>

export function returns(node: string, { to, continuation }: ReturnInput, remark: Remark = {}): Move {
  return (state, by) => ({
    type: 'return',
    by,
    task: taskAt(state, node, by),
    to,
    ...(continuation && { continuation }),
    ...reason,
    ...remark,
  })
}

export function transfers(node: string, { to }: Readonly<{ to: string }>): Move {
  return (state, by) => ({ type: 'transfer', by, task: taskAt(state, node, by), to })
}

type LaunchInput = Readonly<{
  revokes?: RevocationTarget & Readonly<{ title: string }>
  urgency?: Urgency
  choices?: Choices
  copyTo?: readonly string[]
  for?: string
}>

export function launches(launching: LaunchInput = {}): Move {
  return (_state, by) => ({ type: 'launch', by, ...caseIds, ...launching })
}

export function savesDraft(): Move {
  return (_state, by) => ({ type: 'saveDraft', by, ...caseIds })
}

type OnCase =
  | 'deleteDraft'
  | 'recall'
  | 'withdraw'
  | 'urge'
  | 'openCopy'
  | 'terminate'
  | 'suspend'
  | 'resume'
  | 'revive'
  | 'archive'

function onCase<Type extends OnCase>(type: Type) {
  return (): Move => (_state, by) => ({ type, by })
}

export const deletesDraft = onCase('deleteDraft')
export const recalls = onCase('recall')
export const withdraws = onCase('withdraw')
export const urges = onCase('urge')
export const opensCopy = onCase('openCopy')
export const terminates = onCase('terminate')
export const suspends = onCase('suspend')
export const resumes = onCase('resume')
export const revives = onCase('revive')
export const archives = onCase('archive')

export function reassigns(node: string, ...people: readonly string[]): Move {
  return (_state, by) => ({ type: 'reassign', by, node, people })
}

export function handsOver(from: string, { to }: Readonly<{ to: string }>): Move {
  return (_state, by) => ({ type: 'handOver', by, from, to })
}

export function jumps(node: string, { to }: Readonly<{ to: string }>): Move {
  return (_state, by) => ({ type: 'jump', by, node, to })
}

export function retries(node: string): Move {
  return (_state, by) => ({ type: 'retry', by, node })
}

export function revokes(revocation = 'case-2'): Move {
  return (_state, by) => ({ type: 'revoke', by, revocation })
}

export function endsRevocation(verdict: 'revoked' | 'kept', revocation = 'case-2'): Move {
  return () => ({ type: 'endRevocation', by: null, revocation, verdict })
}

/** The wait at a node; any other wait when it has none, to try illegal moves. */
function waitAt(state: CaseState | null, node: string): string {
  const waits = state?.waits ?? []
  return (waits.find((wait) => wait.node === node) ?? waits[0])?.id ?? 'nothing'
}

/** Sent by the system: a node started cases of another flow. */
export function casesBegin(
  node: string,
  cases: readonly Readonly<{ caseId: string; person: string }>[],
): Move {
  return (state) => ({ type: 'noteCases', by: null, wait: waitAt(state, node), cases })
}

/** Sent by the system, whatever actor `when` names. */
export function waitEnds(node: string, result?: Json): Move {
  return (state) => ({
    ...{ type: 'endWait', by: null, wait: waitAt(state, node) },
    ...(result !== undefined && { result }),
  })
}

export function waitFails(node: string, reason = 'nobody answered'): Move {
  return (state) => ({ type: 'failWait', by: null, wait: waitAt(state, node), reason })
}

function onWait<Type extends 'retryWait' | 'skipWait'>(type: Type) {
  return (node: string): Move =>
    (state, by) => ({ type, by, wait: waitAt(state, node) })
}
export const retriesWait = onWait('retryWait')
export const skipsWait = onWait('skipWait')

export function comments(text: string, replyTo?: string): Move {
  return (_state, by) => ({ type: 'comment', by, text, ...(replyTo !== undefined && { replyTo }) })
}

/** Messages that the starter has sent in the conversation about the case. */
export function filesMessages(...texts: readonly string[]): Move {
  const sent = { by: 'chen', sentAt: '2026-03-02T09:00:00.000Z', kind: 'text' }
  const messages = texts.map((text, at) => ({ ...sent, sequence: at + 1, text }))
  return (_state, by) => ({ type: 'fileMessages', by, conversation: 'talk-1', messages })
}

/** Sent by the clock, whatever actor is named. */
export function passesTime(): Move {
  return () => ({ type: 'passTime', by: null })
}

export function recordsStep(name: string): Move {
  return (_state, by) => ({ type: 'recordStep', by: by === 'nobody' ? null : by, name })
}
