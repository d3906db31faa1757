import type { contract, Received, RefusalCode } from '@signet/contract'
import type { PlanField } from '@signet/form'
import { allOf, asked, type Condition, type Predicate, recordsFor, worded } from '@signet/list'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../directory/index.ts'
import type { AskingModel, OpenedModel } from '../../models/index.ts'

export type Question = Omit<Received<typeof contract.records.summary>, 'modelId'>

/**
 * The records that somebody asks for and may meet; with a button, only those on which it may be pressed.
 * Refuses what `asked` refuses.
 */
export function meantBy(
  { caller }: Pick<AskingModel, 'caller'>,
  opened: OpenedModel,
  question: Question,
  button?: string,
): Predicate {
  const { access } = opened
  const ask = (...conditions: Condition[]) => asked(access, { match: 'all', conditions }, caller.locale)
  const { words = '', filter, tab, node, parent } = question
  const { tabs, leftTree, tree } = access.list.definition
  return allOf([
    recordsFor(access, button),
    ...(filter ? [asked(access, filter, caller.locale)] : []),
    ...(words === '' ? [] : [worded(access, words) ?? refuseUnasked('words')]),
    ...(tab === undefined ? [] : [ask(valueIs(opened, tabs?.field ?? refuseUnasked('tab'), tab))]),
    ...(node === undefined ? [] : [ask(isAt(opened, leftTree ?? refuseUnasked('node'), node))]),
    ...(parent === undefined ? [] : [ask(isBelow(opened, tree?.parent ?? refuseUnasked('parent'), parent))]),
  ])
}

/** A condition that the field takes, for one value or for none. */
export function valueIs(
  { access }: Pick<OpenedModel, 'access'>,
  field: string,
  value: string | boolean | null,
): Condition {
  if (value === null) return { field, operator: 'isEmpty' }
  const isAmong = access.list.fields.get(field)?.operators.includes('anyOf')
  return isAmong ? { field, operator: 'anyOf', value: [String(value)] } : { field, operator: 'equals', value }
}

const top = '-1'

function isBelow(opened: OpenedModel, field: string, parent: string): Condition {
  return valueIs(opened, field, parent === top ? null : parent)
}

type LeftTree = Readonly<{ field: string; withBelow: boolean }>

function isAt({ access, directory }: OpenedModel, { field, withBelow }: LeftTree, node: string): Condition {
  const known = access.list.fields.get(field)
  const isOrganization =
    known?.from === 'record'
      ? known.type === 'organization'
      : known && pointsToOrganizations(known.field, node)
  const value = withBelow && isOrganization ? belowIn(directory, node) : [node]
  return { field, operator: 'anyOf', value: [...value] }
}

function pointsToOrganizations({ kind, settings }: PlanField, node: string): boolean {
  const referents = Object.keys(kind.references?.(node, settings) ?? {})
  return referents.includes('organizations') || referents.includes('organizationPaths')
}

function belowIn(directory: Snapshot, organization: string): readonly string[] {
  const below = directory.subtreeOf(organization).map(({ id }) => id)
  return below.length > 0 ? below : [organization]
}

/** The list has nothing of the kind. */
function refuseUnasked(field: string): never {
  throw new Refusal<RefusalCode>('list.unknownField', { field })
}
