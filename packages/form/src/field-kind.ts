import type { Around, ValueType } from '@signet/formula'
import type { z } from 'zod'
import type { Column } from './column.ts'
import type { FieldValue } from './field-value.ts'
import type { Locale } from './localized-text.ts'
import type { KindProblem } from './problem.ts'

/** How a list may search a field. */
export const searchOperators = ['contains', 'equals', 'anyOf', 'between', 'isEmpty'] as const
export type SearchOperator = (typeof searchOperators)[number]

/** What a value points to outside the form, so that the server can verify it and echo names. */
export type References = Readonly<{ people?: readonly string[]; files?: readonly string[] }>

/** Who reads a text: the language, and the names of people by id as the server echoes them. */
export type Reader = Readonly<{ locale: Locale; people?: Readonly<Record<string, string>> }>

/** Looks people up by what stands in an import sheet (name or account). */
export type ImportLookup = Readonly<{ locale: Locale; personByName?: (name: string) => string | undefined }>

/**
 * Everything the engine needs to know about one kind of field. Shared code asks; it never compares kinds.
 * Written as methods so that a kind with its own settings and value still fits the register.
 */
export type FieldKind<Settings = unknown, Value extends FieldValue = FieldValue> = Readonly<{
  /** Must accept `{}`: every setting has a default. */
  settings: z.ZodType<Settings>
  /** `rows`: a sub-table with columns of its own; `value`: everything else. */
  holds: 'value' | 'rows'
  /** May it be a column of a sub-table? */
  inSubTable: boolean
  /** The canonical empty value: null, '' or []. */
  empty(settings: Settings): Value
  /** Accepts every wire form and gives the canonical one; refuses what cannot be stored. Empties are settled before. */
  value(settings: Settings): z.ZodType<Value>
  /** What a person would have to correct before submitting. Never asked for an empty value. */
  problem?(value: Value, settings: Settings, around: Around): KindProblem | undefined
  /** What is wrong with the settings of a sub-table, knowing its columns; in words of the designer's log. */
  mistake?(
    settings: Settings,
    columns: readonly Readonly<{ key: string; type: ValueType | undefined }>[],
  ): string | undefined
  /** Problem code when a required value is empty; `form.required` by default. */
  missing?: 'form.required' | 'form.requiredChoice'
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
  /** How the value reads in a list, a print sheet or a notice. */
  text(value: Value, settings: Settings, reader: Reader): string
  /** A cell of an import sheet as a wire value; it still passes `value`. Undefined: cannot be imported. */
  parse?(text: string, settings: Settings, lookup: ImportLookup): FieldValue | undefined
  searches: readonly SearchOperator[]
  references?(value: Value): References
}>

export function fieldKind<Settings, Value extends FieldValue>(
  kind: FieldKind<Settings, Value>,
): FieldKind<Settings, Value> {
  return kind
}
