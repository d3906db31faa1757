import type { Formula, Scope } from '@signet/formula'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { LocalizedText } from '../definition/localized-text.ts'
import type { FieldKindName } from '../fields/index.ts'
import type { FieldKind } from '../kind/field-kind.ts'
import type { FieldValue } from '../values/field-value.ts'

/** A value that a rule reads by name; its kind converts it for formulas. */
export type ReadField = Readonly<{ key: string; path: string; kind: FieldKind }>

/** A read of a rule: a field of the form, a column of the same row, or rows of a sub-table. */
export type Read = Readonly<
  ({ from: 'form' | 'row' } & ReadField) | { from: 'rows'; key: string; columns: readonly ReadField[] }
>

/** A parsed formula with its reads. */
export type Rule = Readonly<{ formula: Formula; reads: readonly Read[] }>

export type PlanCheck = Readonly<{
  rule: Rule
  message: LocalizedText
  /** Paths that the check depends on, transitively. A person who can write none of them is not checked. */
  sources: ReadonlySet<string>
}>

/** A compiled field: parsed settings, its kind and its rules. */
export type PlanField = Readonly<{
  /** `amount`, or `lines.amount` for a column. */
  path: string
  key: string
  /** The sub-table of a column. */
  parent?: string
  definition: FieldDefinition
  kindName: FieldKindName
  kind: FieldKind
  settings: unknown
  /** The canonical empty value. */
  empty: FieldValue
  /** The columns of a sub-table; empty otherwise. */
  columns: readonly PlanField[]
  calculation?: Rule
  /** The amount in the organization's currency, where it is foreign and has a rate. */
  conversion?: Rule
  visible?: Rule
  /** The rules that show the surrounding layouts; fields in one layout share the same rule objects. */
  shownBy: readonly Rule[]
  requiredWhen?: Rule
  initial?: Rule
  /** Rules for the parameters of the choices, by name. */
  parameters: Readonly<Record<string, Rule>>
  checks: readonly PlanCheck[]
  /** Its own path and every path that its value depends on. */
  sources: ReadonlySet<string>
}>

/** A field in the layout, with its inner fields when it is a layout itself. */
export type LayoutNode = Readonly<{ field: PlanField; inside: readonly LayoutNode[] }>

/** The immutable result of `compileForm`, shared by all users of the form. */
export type FormPlan = Readonly<{
  definition: FormDefinition
  /** Fields with a value or rows, in reading order and regardless of layouts. Columns are inside their sub-table. */
  fields: readonly PlanField[]
  /** Fields without a value: layouts and displays. */
  displays: readonly PlanField[]
  /** All fields as laid out on the screen. */
  layout: readonly LayoutNode[]
  /** Every field, display and column by path. */
  byPath: ReadonlyMap<string, PlanField>
  /** Every field and column with a value, each after its dependencies. */
  order: readonly PlanField[]
  scope: Scope
}>
