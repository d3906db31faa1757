import type { FormulaContext, ValueType } from '@signet/formula'
import { z } from 'zod'
import type { Locale, LocalizedText } from '../definition/localized-text.ts'
import type { KindProblem } from '../problems/problem.ts'
import type { DirectoryReferent, Names, References, Referent } from '../references/referent.ts'
import type { RowRules } from '../rows/row-rules.ts'
import type { Column } from '../tables/table-shape.ts'
import type { FieldValue } from '../values/field-value.ts'
import type { AnsweredAs } from './answered-as.ts'

/** How a list may search a field. */
export const searchOperators = ['contains', 'equals', 'anyOf', 'between', 'isEmpty'] as const
export type SearchOperator = (typeof searchOperators)[number]

/** Who reads a text: the language, and the names of what the values point to, as the server echoes them. */
export type Reader = Readonly<{ locale: Locale; names?: Names }>

/** Resolves names in an import sheet: people by name or account, anything else by its name. */
export type ImportLookup = Readonly<{
  locale: Locale
  personByName?: (name: string) => string | undefined
  idOf?: (of: Referent, name: string) => string | undefined
}>

/** When an automatic value is filled in: on creation of the record, or on every later save. */
export type FillTime = 'creation' | 'change'

/** A value that only the server can give, inside the transaction that saves. */
export type Assignment = Readonly<
  | { from: 'billRule'; rule: string }
  /** What `column` of the thing chosen in the field `of` says. */
  | { from: 'chosen'; of: string; column: string }
>

/** A part of a layout that fields stand in: a tab, a section, a cell. `title` is nothing where the part has no head. */
export type Slot = Readonly<{ id: string; title?: LocalizedText }>

export type PrintedPicture = Readonly<{ source: string } | { fileId: string; name: string }>
export type PrintedValue = Readonly<{ html: string } | { pictures: readonly PrintedPicture[] }>

/** What a sub-table knows of one of its columns. */
export type ColumnFacts = Readonly<{
  key: string
  type: ValueType | undefined
  isFilledByPeople: boolean
  /** Can the column hold this value? */
  takes: (value: unknown) => boolean
}>

/**
 * Everything the engine needs to know about one kind of field. Shared code asks; it never compares kinds.
 * Written as methods so that a kind with its own settings and value still fits the register.
 */
export type FieldKind<Settings = unknown, Value extends FieldValue = FieldValue> = Readonly<{
  /** Must accept `{}`: every setting has a default. */
  settings: z.ZodType<Settings>
  /** `rows`: a sub-table with columns of its own; `fields`: a layout; `nothing`: for the eye only. */
  holds: 'value' | 'rows' | 'fields' | 'nothing'
  /**
   * What people without an account may do with it: nothing, fill it in or see it, hand it in and not see it again, or
   * only see it.
   */
  open: 'closed' | 'fill' | 'handIn' | 'show'
  /** Whether its exact value is hard enough to guess that people without an account find a record by it. */
  findsRecords?: true
  /** May it be a column of a sub-table? */
  inSubTable: boolean
  /** The canonical empty value: null, '' or []. */
  empty(settings: Settings): Value
  /** Accepts every wire form and gives the canonical one; refuses what cannot be stored. Empties are settled before. */
  value(settings: Settings): z.ZodType<Value>
  /** What a person would have to correct before submitting. Never asked for an empty value. */
  problem?(value: Value, settings: Settings, around: FormulaContext): KindProblem | undefined
  /** What is wrong with the settings, of a sub-table knowing its columns; in words of the designer's log. */
  mistake?(settings: Settings, columns: readonly ColumnFacts[]): string | undefined
  /** Problem code when a required value is missing; `form.required` by default. */
  missing?: 'form.required' | 'form.requiredChoice' | 'form.requiredOn'
  /** Is it still missing where it is required, though it is not empty? */
  isMissing?(value: Value): boolean
  /** How many empty rows a new form starts with. */
  startRows?(settings: Settings): number
  /** Which rows stand in every form, and what people may do with rows. */
  rowRules?(settings: Settings): RowRules
  /** Undefined: the value is not stored in a column of its own. */
  column(settings: Settings): Column | undefined
  /** The value as a driver gives and takes it, where it differs from the canonical form. */
  toColumn?(value: Value): unknown
  fromColumn?(stored: unknown, settings: Settings): Value
  /** Its type in formulas; undefined: formulas cannot read it. */
  valueType(settings: Settings): ValueType | undefined
  toFormula?(value: Value): unknown
  /** The result of a default or a calculation as a wire value; it still passes `value`. */
  fromFormula?(result: unknown, settings: Settings): unknown
  /** The formula of a field that calculates itself; such a value is never taken from a client. */
  formula?(settings: Settings): string
  /** Formulas by name that decide what may be chosen. When a result changes, the value is cleared, once. */
  parameters?(settings: Settings): Readonly<Record<string, string>>
  /** Keys of the fields that it may fill when asked to: beside it in its row, else in the form. Each must be one that people fill. */
  fills?(settings: Settings): readonly string[]
  /** The value of a field that fills itself; undefined keeps what is there. Never taken from a client. */
  fill?(moment: FillTime, around: FormulaContext, settings: Settings): FieldValue | undefined
  /** The server gives the value; it is never taken from a client. */
  assignment?(settings: Settings): Assignment
  /** The parts of a layout; each field belongs to one of them. Without parts the fields simply follow each other. */
  slots?(settings: Settings): readonly Slot[]
  /** Is its label a heading on paper: over what follows, or over what is inside? */
  heads?(settings: Settings): boolean
  /** What goes on paper instead of the text: markup that is sanitised, or pictures. */
  printed?(value: Value, settings: Settings): PrintedValue
  /** Keys of the columns with a sum below the rows. */
  sums?(settings: Settings): readonly string[]
  /** How the value reads in a list, a print sheet or a notice. */
  text(value: Value, settings: Settings, reader: Reader): string
  /** A cell of an import sheet as a wire value; it still passes `value`. Undefined: cannot be imported. */
  parse?(text: string, settings: Settings, lookup: ImportLookup): FieldValue | undefined
  /** How a column of an interface is read, where a database can be asked to read it so; undefined where only we can. */
  answered?(settings: Settings): AnsweredAs | undefined
  searches: readonly SearchOperator[]
  /** What records are sorted by, where that is not the stored value: the place in this list of ids, or nothing at all. */
  sortedBy?(settings: Settings): readonly string[] | 'nothing'
  /** What of the organization its ids name; records are sorted by that name. */
  names?(settings: Settings): DirectoryReferent
  /** What its choices, or what it suggests, come from, when that is neither the definition nor the organization. */
  offers?(settings: Settings): Referent | undefined
  /** The flow that it starts when asked to, by id; undefined where it starts none. */
  launches?(settings: Settings): string | undefined
  /** Among what may be chosen, when that is not everything: ids, and words that the server knows (`@currentOrg`). */
  range?(settings: Settings, parameters: Readonly<Record<string, unknown>>): readonly string[] | undefined
  references?(value: Value, settings: Settings): References
  /** The ways down a tree that the value consists of, where its ids alone do not say whether it is real. */
  paths?(value: Value): readonly (readonly string[])[]
}>

export function fieldKind<Settings, Value extends FieldValue>(
  kind: FieldKind<Settings, Value>,
): FieldKind<Settings, Value> {
  return kind
}

/** A kind for the eye only: text, a picture, a line. It has no value, no column, no import. */
export type DisplayKind<Settings> = FieldKind<Settings, null> & Readonly<{ holds: 'nothing' }>

export function displayKind<Settings>(
  settings: z.ZodType<Settings>,
  asks: Pick<FieldKind<Settings, null>, 'open' | 'parameters' | 'fills' | 'heads' | 'offers' | 'launches'>,
): DisplayKind<Settings> {
  return { ...valueless, ...asks, settings, holds: 'nothing' }
}

/** A kind that arranges other fields; their values are the form's as if it were not there. */
export type LayoutKind<Settings> = FieldKind<Settings, null> & Readonly<{ holds: 'fields' }>

export function layoutKind<Settings>(
  layout: Pick<FieldKind<Settings, null>, 'settings' | 'open' | 'slots' | 'mistake' | 'heads'>,
): LayoutKind<Settings> {
  return { ...valueless, ...layout, holds: 'fields' }
}

const valueless = {
  inSubTable: false,
  empty: () => null,
  value: () => z.null(),
  column: () => undefined,
  valueType: () => undefined,
  text: () => '',
  searches: [],
} as const
