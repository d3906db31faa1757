import { type FlowDefinition, nodeTraits, type PeopleSource, readFlowDefinition } from '@signet/flow'
import { isProblem, parseFormula } from '@signet/formula'
import type { ReportNote } from '../note.ts'
import { type Diagram, type DrawnLine, type DrawnNode, linesOutOf, type Part } from './drawing.ts'

export type Words = Readonly<{
  /** Default name of an unnamed node. */
  nameFor: (kind: 'start' | 'end' | 'approver' | 'handler' | 'copy' | 'branch' | 'merge') => string
  /** The role, position, department, group or person with that name. */
  peopleNamed: (name: string) => PeopleSource | undefined
}>

export function toDefinition(name: string, drawing: Diagram, words: Words, tell: ReportNote): FlowDefinition {
  const ids = safeIds(drawing.nodes.map(({ id }) => id))
  const lineIds = safeIds(drawing.lines.map(({ id }) => id))
  return readFlowDefinition({
    version: 1,
    name: shortened(name, 120),
    nodes: drawing.nodes.map((node) => nodeFrom(node, ids(node.id), words, tell)),
    lines: drawing.lines.map((line) => {
      tellCut(line, shortened(line.name, 80), tell)
      return {
        id: lineIds(line.id),
        from: ids(line.from),
        to: ids(line.to),
        ...(line.name && { name: shortened(line.name, 80) }),
        ...ruleOf(line, drawing, tell),
      }
    }),
  })
}

/** Notes a name that is too long for a flow. */
function tellCut({ id, name }: Readonly<{ id: string; name: string }>, kept: string, tell: ReportNote): void {
  if (name !== '' && name !== kept) tell('nameCut', { element: id, name: kept, detail: name })
}

function nodeFrom(node: DrawnNode, id: string, words: Words, tell: ReportNote) {
  const place = node.place && { place: node.place }
  if (node.own) return { ...node.own, ...place, id }

  const shape = shapeOf(node.part)
  const name = shortened(node.name || words.nameFor(shape.kind), 80)
  tellCut(node, name, tell)
  return {
    ...shape,
    ...(nodeTraits[shape.kind].findsPeople && peopleOf(node, words, tell)),
    ...place,
    id,
    name,
  }
}

function shapeOf(part: Part) {
  if (part === 'exclusive' || part === 'inclusive' || part === 'parallel')
    return { kind: 'branch' as const, mode: part }
  return { kind: part === 'pass' ? ('merge' as const) : part }
}

function peopleOf({ id, name, people }: DrawnNode, words: Words, tell: ReportNote) {
  const sources = people.flatMap((one) => words.peopleNamed(one) ?? [])
  const code = people.length > 0 ? 'peopleNotFound' : 'peopleMissing'
  if (sources.length === 0) tell(code, { element: id, name, detail: people.join(', ') })
  return { sources }
}

/** Conditions count only on transitions out of branches. */
function ruleOf(line: DrawnLine, drawing: Diagram, tell: ReportNote) {
  if (linesOutOf(drawing, line.from).length < 2) return {}
  if (line.isDefault) return { isDefault: true }

  const condition = conditionOf(line, tell)
  return condition === undefined ? {} : { condition }
}

const shortened = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim()

/** Converts ids to ours (letters, digits, `_` and `-`, at most 64, starting with a letter) and keeps them unique. */
function safeIds(ids: readonly string[]): (id: string) => string {
  const taken = new Set<string>()
  const safe = new Map<string, string>()
  for (const id of new Set(ids)) {
    const chosen = firstFree(cleaned(id), taken)
    taken.add(chosen)
    safe.set(id, chosen)
  }
  return (id) => safe.get(id) ?? cleaned(id)
}

function cleaned(id: string): string {
  const plain = id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 56)
  return /^[A-Za-z]/.test(plain) ? plain : `n${plain}`
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}_${count}`
  return free
}

/** Acceptable problems of a condition in our syntax: its names are not yet those of the form. */
const spelledRight = new Set(['formula.unknownField', 'formula.unknownFunction', 'formula.wrongType'])

/** A condition in our syntax, where possible; other languages are left to the administrator. */
function conditionOf(line: DrawnLine, tell: ReportNote): string | undefined {
  if (line.condition === '') return undefined

  const condition = line.condition.replace(/^(?:[$#]\{(.*)\}|=(.*))$/s, '$1$2').trim()
  const parsed = parseFormula(condition, {})
  const isKept = condition.length <= 2000 && (!isProblem(parsed) || spelledRight.has(parsed.code))
  const about = { element: line.id, name: line.name, detail: line.condition }
  tell(isKept ? 'conditionKept' : 'conditionLeftOut', about)
  return isKept ? condition : undefined
}
