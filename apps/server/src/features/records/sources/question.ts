import type { contract, ParsedInput, RefusalCode } from '@signet/contract'
import {
  allOf,
  type Condition,
  fieldFor,
  type Predicate,
  recordsFor,
  recordsMatching,
  recordsWithWords,
  valueCondition,
} from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { belowIn, knownNodes } from '../reading/known-nodes.ts'

export type Question = Omit<ParsedInput<typeof contract.records.summary>, 'modelId'>

/**
 * Returns the predicate of records that a person queries and may read; with a button, only those it applies
 * to. Refuses `list.unknownField`.
 */
export function predicateOfQuestion(
  { caller }: Pick<AskingModel, 'caller'>,
  opened: OpenedModel,
  question: Question,
  button?: string,
): Predicate {
  const { access } = opened
  const ask = (...conditions: Condition[]) =>
    recordsMatching(access, { match: 'all', conditions }, caller.locale)
  const { words = '', filter, tab, node, parent } = question
  const { tabs, leftTree, tree } = access.list.definition
  /** Names the part and not its field, which may be hidden from the caller. */
  const seen = <Of extends Readonly<{ field: string }>>(part: string, of: Of | undefined): Of =>
    of && fieldFor(access, of.field) ? of : refuseUnknownPart(part)
  return allOf([
    recordsFor(access, button),
    ...(filter ? [recordsMatching(access, filter, caller.locale)] : []),
    ...(words === '' ? [] : [recordsWithWords(access, words) ?? refuseUnknownPart('words')]),
    ...(tab === undefined ? [] : [ask(valueIs(opened, seen('tab', tabs).field, tab))]),
    ...(node === undefined ? [] : [ask(isAt(opened, seen('node', leftTree), node))]),
    ...(parent === undefined
      ? []
      : [ask(isBelow(opened, seen('parent', tree && { field: tree.parent }).field, parent))]),
  ])
}

/** Builds a condition with an operator of the field, for one value or none. */
export function valueIs(
  { access }: Pick<OpenedModel, 'access'>,
  field: string,
  value: string | boolean | null,
): Condition {
  return valueCondition({ path: field, operators: access.list.fields.get(field)?.operators ?? [] }, value)
}

const top = '-1'

function isBelow(opened: OpenedModel, field: string, parent: string): Condition {
  return valueIs(opened, field, parent === top ? null : parent)
}

type LeftTree = Readonly<{ field: string; withBelow: boolean }>

function isAt(opened: OpenedModel, { field, withBelow }: LeftTree, node: string): Condition {
  const known = opened.access.list.fields.get(field)
  const nodes = withBelow && known ? knownNodes(opened, known) : undefined
  return { field, operator: 'anyOf', value: [...(nodes ? belowIn(nodes, node) : [node])] }
}

function refuseUnknownPart(field: string): never {
  throw new Refusal<RefusalCode>('list.unknownField', { field })
}
