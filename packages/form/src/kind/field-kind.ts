import type { FormulaContext, ValueType } from '@signet/formula'
import { z } from 'zod'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { Locale, LocalizedText } from '../definition/localized-text.ts'
import type { KindProblem } from '../problems/problem.ts'
import type { DirectoryReferent, Names, References, Referent } from '../references/referent.ts'
import type { RowRules } from '../rows/row-rules.ts'
import type { Column } from '../tables/table-shape.ts'
import type { FieldValue } from '../values/field-value.ts'
import type { MoneySettings } from '../values/money.ts'
import type { Receives } from '../values/receives.ts'
import type { AnsweredAs } from './answered-as.ts'

/** The ways in which a list can search a field. */
export const searchOperators = ['contains', 'equals', 'anyOf', 'between', 'isEmpty'] as const
export type SearchOperator = (typeof searchOperators)[number]

/** The reader of a text: their language, and the names of referenced objects from the server. */
export type Reader = Readonly<{ locale: Locale; names?: Names }>

/** Resolves names in an import sheet: people by name or account, anything else by its name. */
export type ImportLookup = Readonly<{
  locale: Locale
  personByName?: (name: string) => string | undefined
  idOf?: (of: Referent, name: string) => string | undefined
}>

/** When an automatic value is filled in: on creation of the record, or on every later save. */
export type FillTime = 'creation' | 'change'

/** A value that only the server can assign, in the transaction that saves. */
export type Assignment = Readonly<
  | { from: 'billRule'; rule: string }
  /** The value in `column` of the record chosen in the field `of`. */
  | { from: 'chosen'; of: string; column: string }
>

/** A part of a layout that contains fields: a tab, a section, a cell. A part without a heading has no `title`. */
export type Slot = Readonly<{ id: string; title?: LocalizedText }>

export type PrintedPicture = Readonly<{ source: string } | { fileId: string; name: string }>
export type PrintedValue = Readonly<{ html: string } | { pictures: readonly PrintedPicture[] }>

/** Facts about one column of a sub-table. */
export type ColumnFacts = Readonly<{
  key: string
  type: ValueType | undefined
  isFilledByPeople: boolean
  /** Whether the column can hold this value. */
  takes: (value: unknown) => boolean
}>

/**
 * What the engine asks of a kind of field, so that shared code never compares kinds. Methods, not function properties,
 * so that a kind with its own settings and value fits the register.
 */
export type FieldKind<Settings = unknown, Value extends FieldValue = FieldValue> = Readonly<{
  /** Must accept `{}`: every setting has a default. */
  settings: z.ZodType<Settings>
  /** Settings of a new field, where they are not the defaults. */
  newSettings?: FieldDefinition['settings']
  /** `rows`: a sub-table with columns of its own; `fields`: a layout; `nothing`: a display. */
  holds: 'value' | 'rows' | 'fields' | 'nothing'
  /** What visitors without an account may do: nothing, fill in and see it, submit without seeing it again, or only see it. */
  open: 'closed' | 'fill' | 'handIn' | 'show'
  /** Whether visitors may find a record by its exact value, which must be hard to guess. */
  findsRecords: boolean
  /** Whether it may be a column of a sub-table. */
  inSubTable: boolean
  /** The canonical empty value: null, '' or []. */
  empty(settings: Settings): Value
  /** Converts every wire form to the canonical one and refuses what cannot be stored. Never sees an empty value. */
  value(settings: Settings): z.ZodType<Value>
  /** What a person has to correct before submitting. Never sees an empty value. */
  problem?(value: Value, settings: Settings, context: FormulaContext): KindProblem | undefined
  /** What is wrong with the settings, as a phrase for the log. `columns` are those of a sub-table. */
  mistake?(settings: Settings, columns: readonly ColumnFacts[]): string | undefined
  /** Problem code when a required value is missing; `form.required` by default. */
  missing?: 'form.required' | 'form.requiredChoice' | 'form.requiredOn'
  /** Whether a required value counts as missing although it is not empty. */
  isMissing?(value: Value): boolean
  /** Number of empty rows in a new form. */
  startRows?(settings: Settings): number
  /** The rows that every form has, and what people may do with rows. */
  rowRules?(settings: Settings): RowRules
  /** The column that stores the value; undefined when it has none. */
  column(settings: Settings): Column | undefined
  /** The value as the database driver takes and returns it, if it differs from the canonical form. */
  toColumn?(value: Value): unknown
  fromColumn?(stored: unknown, settings: Settings): Value
  /** Its type in formulas; undefined when formulas cannot read it. */
  valueType(settings: Settings): ValueType | undefined
  toFormula?(value: Value): unknown
  /** The result of a default or a calculation as a wire value; it still passes `value`. */
  fromFormula?(result: unknown, settings: Settings): unknown
  /** The formula of a calculated field, whose value is never taken from a client. */
  formula?(settings: Settings): string
  /** Formulas by name that limit what may be chosen. A changed result clears the value once. */
  parameters?(settings: Settings): Readonly<Record<string, string>>
  /** Keys of the fields that its use fills in: beside it in its row, else in the form. People must be able to fill each. */
  fills?(settings: Settings): readonly string[]
  /** The automatic value, never taken from a client; undefined keeps the stored one. */
  fill?(moment: FillTime, context: FormulaContext, settings: Settings): FieldValue | undefined
  /** How the server assigns the value, which is never taken from a client. */
  assignment?(settings: Settings): Assignment
  /** The parts of a layout; each of its fields belongs to one. Without parts, the fields follow each other. */
  slots?(settings: Settings): readonly Slot[]
  /** Whether its label is printed as a heading: of the fields after a display, or of those inside a layout. */
  heads?(settings: Settings): boolean
  /** What is printed instead of the text: sanitised markup, or pictures. */
  printed?(value: Value, settings: Settings): PrintedValue
  /** Keys of the columns with a total below the rows. */
  sums?(settings: Settings): readonly string[]
  /** The value as text for lists, prints and notices. */
  text(value: Value, settings: Settings, reader: Reader): string
  /** The signs before and after the value on cards and on paper, such as its currency. */
  affixes?(settings: Settings): Readonly<{ prefix: LocalizedText; unit: LocalizedText }>
  /** Whether paper repeats the amount in Chinese capitals, as on invoices. */
  inCapitals?(settings: Settings): boolean
  /** The currency of an amount, and the organization's into which foreign money is converted. */
  money?(settings: Settings): MoneySettings
  /** The formula of an amount of foreign money in the organization's currency. */
  conversion?(settings: Settings, key: string): string | undefined
  /** A cell of an import sheet as a wire value, which still passes `value`. Kinds without it cannot be imported. */
  parse?(text: string, settings: Settings, lookup: ImportLookup): FieldValue | undefined
  /** How a database reads a column of an interface for this kind; undefined when only `value` can read it. */
  answered?(settings: Settings): AnsweredAs | undefined
  searches: readonly SearchOperator[]
  /** What records are sorted by instead of the stored value: the position in this list of ids, or nothing. */
  sortedBy?(settings: Settings): readonly string[] | 'nothing'
  /** What in the organization its ids refer to; records are sorted by the names of these. */
  names(settings: Settings): DirectoryReferent | undefined
  /** Where its choices or suggestions come from, when neither from the definition nor from the organization. */
  offers(settings: Settings): Referent | undefined
  /** Whether there is nothing to choose from, so that no one can fill it in. */
  offersNothing?(settings: Settings): boolean
  /** Id of the flow that it launches; undefined when it launches none. */
  launches?(settings: Settings): string | undefined
  /** What may be chosen, if not everything: ids, and placeholders that the server resolves (`@currentOrg`). */
  range?(settings: Settings, parameters: Readonly<Record<string, unknown>>): readonly string[] | undefined
  references?(value: Value, settings: Settings): References
  /** What a person can bring along from outside the form: files within limits, or a text of so many letters. */
  receives?(settings: Settings): Receives
  /** The paths in a tree that make up the value, when ids alone do not show whether it exists. */
  paths?(value: Value): readonly (readonly string[])[]
}>

export function fieldKind<Settings, Value extends FieldValue>(
  kind: FieldKind<Settings, Value>,
): FieldKind<Settings, Value> {
  return kind
}

/** A kind that shows a text, a picture or a line, without value, column or import. */
export type DisplayKind<Settings> = FieldKind<Settings, null> & Readonly<{ holds: 'nothing' }>

export function displayKind<Settings>(
  settings: z.ZodType<Settings>,
  asks: Pick<FieldKind<Settings, null>, 'open' | 'parameters' | 'fills' | 'heads' | 'launches'> &
    Partial<Pick<FieldKind<Settings, null>, 'offers'>>,
): DisplayKind<Settings> {
  return { ...valueless, ...asks, settings, holds: 'nothing' }
}

/** A kind that arranges other fields, whose values belong to the form as if the layout did not exist. */
export type LayoutKind<Settings> = FieldKind<Settings, null> & Readonly<{ holds: 'fields' }>

export function layoutKind<Settings>(
  layout: Pick<FieldKind<Settings, null>, 'settings' | 'open' | 'slots' | 'mistake' | 'heads'>,
): LayoutKind<Settings> {
  return { ...valueless, ...layout, holds: 'fields' }
}

const valueless = {
  findsRecords: false,
  inSubTable: false,
  empty: () => null,
  value: () => z.null(),
  column: () => undefined,
  valueType: () => undefined,
  text: () => '',
  searches: [],
  names: () => undefined,
  offers: () => undefined,
} as const
