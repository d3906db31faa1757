import type { Formula, Scope } from '@signet/formula'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { LocalizedText } from '../definition/localized-text.ts'
import type { FieldKindName } from '../fields/index.ts'
import type { FieldKind } from '../kind/field-kind.ts'
import type { FieldValue } from '../values/field-value.ts'

/** A named value that a rule reads; its kind knows how formulas see it. */
export type ReadField = Readonly<{ key: string; path: string; kind: FieldKind }>

/** One thing that a rule reads: a field of the form, a column of the rule's own row, or rows of a sub-table. */
export type Read = Readonly<
  ({ from: 'form' | 'row' } & ReadField) | { from: 'rows'; key: string; columns: readonly ReadField[] }
>

/** A parsed formula together with what it reads. */
export type Rule = Readonly<{ formula: Formula; reads: readonly Read[] }>

export type PlanCheck = Readonly<{
  rule: Rule
  message: LocalizedText
  /** Paths of everything it depends on, through calculations too: whoever may write none of them is not asked. */
  sources: ReadonlySet<string>
}>

/** A field ready to work: settings parsed, kind looked up, rules compiled. */
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
  /** The canonical empty value of this field. */
  empty: FieldValue
  /** Columns of a sub-table; empty for everything else. */
  columns: readonly PlanField[]
  calculation?: Rule
  visible?: Rule
  /** What shows the layouts around it; one and the same rule for all that stands in a layout. */
  shownBy: readonly Rule[]
  requiredWhen?: Rule
  initial?: Rule
  /** What decides the choices, by name. */
  parameters: Readonly<Record<string, Rule>>
  checks: readonly PlanCheck[]
  /** Its own path and every path that its value depends on. */
  sources: ReadonlySet<string>
}>

/** A field in its place on the screen, with the fields inside it when it is a layout. */
export type LayoutNode = Readonly<{ field: PlanField; inside: readonly LayoutNode[] }>

/** What `compileForm` makes of a definition, once; immutable and shared by everybody who uses the form. */
export type FormPlan = Readonly<{
  definition: FormDefinition
  /** Those that hold a value or rows, in reading order, whatever layout they stand in; columns are inside their sub-table. */
  fields: readonly PlanField[]
  /** Those that hold none: layouts and what is for the eye only. */
  displays: readonly PlanField[]
  /** Everything as it stands on the screen. */
  layout: readonly LayoutNode[]
  /** Every field, display and column by path. */
  byPath: ReadonlyMap<string, PlanField>
  /** Every field and column that holds something, each after everything that it reads. */
  order: readonly PlanField[]
  scope: Scope
}>
