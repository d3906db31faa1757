import { memberRuleScope } from '@signet/contract'
import {
  type ContextName,
  everyRow,
  type Formula,
  type FormulaProblem,
  isProblem,
  isRowGroup,
  type Operand,
  parseFormula,
  readCondition,
} from '@signet/formula'
import type { AttributeTypes } from './attributes.ts'

/** A condition that decides who is in a group. */
export type MemberRule = Readonly<{
  formula: Formula
  /** The groups that it asks about by id, or all others where only evaluating it tells which. */
  groups: ReadonlySet<string> | 'all'
  /** Whether it can be true on one day and false on another. */
  isDated: boolean
}>

const daily: readonly (ContextName | keyof typeof memberRuleScope)[] = ['today', 'years']

/** Returns the rule, or the first problem of its formula. It may ask about these attributes besides `memberRuleScope`. */
export function parseMemberRule(source: string, attributes: AttributeTypes): MemberRule | FormulaProblem {
  const formula = parseFormula(source, { ...attributes, ...memberRuleScope }, 'boolean')
  if (isProblem(formula)) return formula
  return {
    formula,
    groups: groupsIn(formula),
    isDated: daily.some((name) => [...formula.reads, ...formula.asks].includes(name)),
  }
}

/** Returns a name that depends on who reads and on the moment, which no member rule can use. */
export function nameOfReader({ formula }: MemberRule): ContextName | undefined {
  return formula.asks.find((name) => name !== 'today')
}

/** Rows of `'<id>' in groups` name their groups; any other use may depend on every group. */
function groupsIn({ source, reads }: Formula): MemberRule['groups'] {
  if (!reads.includes('groups')) return new Set()
  const condition = readCondition(source)
  if (!condition) return 'all'
  const ids = new Set<string>()
  for (const row of everyRow(condition)) {
    if (isRowGroup(row) || !mentionsGroups(row)) continue
    const [value] = row.values
    const isNamed = row.operator === 'includes' || row.operator === 'notIncludes'
    if (!isNamed || !isGroups(row.subject) || value?.of !== 'literal') return 'all'
    ids.add(value.text)
  }
  return ids
}

type Mentioning = Readonly<{ subject: Operand; values: readonly Operand[] }>

function mentionsGroups({ subject, values }: Mentioning): boolean {
  return JSON.stringify([subject, values]).includes('"groups"')
}

function isGroups(operand: Operand): boolean {
  return operand.of === 'field' && operand.path === 'groups'
}

type Rules = ReadonlyMap<string, MemberRule>

/** Returns the groups with a rule that a rule asks about. */
export function groupsAskedBy(id: string, rules: Rules): readonly string[] {
  const asked = rules.get(id)?.groups ?? new Set<string>()
  if (asked === 'all') return [...rules.keys()].filter((other) => other !== id)
  return [...asked].filter((other) => rules.has(other))
}

/**
 * Returns the groups with a rule in an order in which each comes after those that it asks about. Groups whose rules
 * lead back to themselves, and those that ask about them, are left out.
 */
export function orderOfRules(rules: Rules): readonly string[] {
  const order: string[] = []
  const done = new Set<string>()
  let ahead = [...rules.keys()]
  for (;;) {
    const ready = ahead.filter((id) => groupsAskedBy(id, rules).every((asked) => done.has(asked)))
    if (ready.length === 0) return order
    for (const id of ready) done.add(id)
    order.push(...ready)
    ahead = ahead.filter((id) => !done.has(id))
  }
}

/** Returns the groups through which the rule of a group leads back to it, itself first; empty if it does not. */
export function cycleOf(id: string, rules: Rules): readonly string[] {
  const seen = new Set<string>()
  const paths: (readonly string[])[] = [[id]]
  for (const path of paths) {
    const asked = groupsAskedBy(path.at(-1) ?? id, rules)
    if (asked.includes(id)) return path
    for (const next of asked.filter((one) => !seen.has(one))) {
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return []
}
