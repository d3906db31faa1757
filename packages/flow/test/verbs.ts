import type {
  CaseState,
  Choices,
  Continuation,
  FlowCommand,
  Remark,
  SignerVoting,
  Urgency,
} from '../src/index.ts'

/** What somebody does, said about nodes instead of ids. */
export type Move = (state: CaseState | null, by: string) => FlowCommand

const caseIds = { caseId: 'case-1', flowVersionId: 'flow-1' }

/** The latest task of a person at a node; of anybody when that person has none, so that trespass can be tried. */
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

type Adding = Readonly<{ people: readonly string[]; place: 'before' | 'after'; voting?: SignerVoting }>

export function addsSigners(node: string, { people, place, voting = { mode: 'any' } }: Adding): Move {
  return (state, by) => ({ type: 'addSigners', by, task: taskAt(state, node, by), people, place, voting })
}

type Deciding = Remark & Readonly<{ choices?: Choices; copyTo?: readonly string[] }>

export function agrees(node: string, remark: Deciding = {}): Move {
  return (state, by) => ({ type: 'agree', by, task: taskAt(state, node, by), ...remark })
}

export function rejects(node: string, remark: Deciding = {}): Move {
  return (state, by) => ({ type: 'reject', by, task: taskAt(state, node, by), ...remark })
}

type Returning = Readonly<{ to: string; continuation?: Continuation }>

export function returns(node: string, { to, continuation }: Returning, remark: Remark = {}): Move {
  return (state, by) => ({
    type: 'return',
    by,
    task: taskAt(state, node, by),
    to,
    ...(continuation && { continuation }),
    ...remark,
  })
}

export function transfers(node: string, { to }: Readonly<{ to: string }>): Move {
  return (state, by) => ({ type: 'transfer', by, task: taskAt(state, node, by), to })
}

type Launching = Readonly<{
  urgency?: Urgency
  choices?: Choices
  copyTo?: readonly string[]
  for?: string
}>

export function launches(launching: Launching = {}): Move {
  return (_state, by) => ({ type: 'launch', by, ...caseIds, ...launching })
}

export function savesDraft(): Move {
  return (_state, by) => ({ type: 'saveDraft', by, ...caseIds })
}

function onCase<Type extends 'deleteDraft' | 'recall' | 'withdraw' | 'urge' | 'openCopy' | 'terminate'>(
  type: Type,
) {
  return (): Move => (_state, by) => ({ type, by })
}

export const deletesDraft = onCase('deleteDraft')
export const recalls = onCase('recall')
export const withdraws = onCase('withdraw')
export const urges = onCase('urge')
export const opensCopy = onCase('openCopy')
export const terminates = onCase('terminate')

export function comments(text: string, replyTo?: string): Move {
  return (_state, by) => ({ type: 'comment', by, text, ...(replyTo !== undefined && { replyTo }) })
}

export function recordsStep(name: string): Move {
  return (_state, by) => ({ type: 'recordStep', by: by === 'nobody' ? null : by, name })
}
