import { z } from 'zod'
import { FormulaText } from '../definition/field-definition.ts'
import { listIn } from '../definition/localized-text.ts'
import type { ImportLookup, Reader } from '../kind/field-kind.ts'
import { nameOf, type References, type Referent } from '../references/referent.ts'
import { type ChoiceOption, isOption, labelOfOption, optionOfText } from './choice.ts'

/** The code or id of something outside the form, as written in a referent. */
export const OuterName = z.string().regex(/^[\w.-]{1,80}$/)
/** A column of an answer of a data interface or a model. */
export const OuterColumn = z.string().regex(/^[\w.-]{1,60}$/)
/** Formulas by the name of the parameter that they compute. */
export const ParameterFormulas = z
  .record(z.string().regex(/^\w{1,60}$/), FormulaText)
  .refine((formulas) => Object.keys(formulas).length <= 20, 'has more than 20 parameters')
  .default({})

const rows = {
  from: z.literal('interface'),
  interface: OuterName,
  /** The column that is stored for a row, and the one that is shown. */
  value: OuterColumn.default('id'),
  label: OuterColumn.default('fullName'),
  parameters: ParameterFormulas,
}
const FromDefinition = z.strictObject({ from: z.literal('options') })
const FromDictionary = z.strictObject({
  from: z.literal('dictionary'),
  dictionary: OuterName,
  /** What is stored for an entry: its id, or its code, which formulas read more easily. */
  store: z.enum(['id', 'code']).default('id'),
})

/** The source of choices: the `options` of the definition, a dictionary by its code, or rows of a data interface. */
export const ChoiceSource = z
  .discriminatedUnion('from', [FromDefinition, FromDictionary, z.strictObject(rows)])
  .default({ from: 'options' })
export type ChoiceSource = Readonly<z.output<typeof ChoiceSource>>

/** The same for a tree, where one column of an interface holds the children of a row. */
export const TreeSource = z
  .discriminatedUnion('from', [
    FromDefinition,
    FromDictionary,
    z.strictObject({ ...rows, children: OuterColumn.default('children') }),
  ])
  .default({ from: 'options' })
export type TreeSource = Readonly<z.output<typeof TreeSource>>
type Source = ChoiceSource | TreeSource

/** The settings of every kind that offers choices. */
export type Choosable = Readonly<{ options: readonly ChoiceOption[]; source: ChoiceSource }>

/** Returns the referent of the ids of a source, or undefined when the definition itself holds the options. */
export function referentOf(source: Source): Referent | undefined {
  if (source.from === 'options') return undefined
  if (source.from === 'interface') return interfaceReferent(source)
  return source.store === 'id' ? `dictionary:${source.dictionary}` : `dictionary:${source.dictionary}/code`
}

/** Implements `FieldKind.offersNothing`. */
export function hasNoOptions({
  options,
  source,
}: Readonly<{ options: readonly unknown[]; source: Source }>): boolean {
  return source.from === 'options' && options.length === 0
}

/** Returns `interface:<id>/<value>/<label>/<children>`, because one interface can be read in several ways. */
export function interfaceReferent({
  interface: id,
  value,
  label,
  children = '',
}: Readonly<{ interface: string; value: string; label: string; children?: string }>): Referent {
  return `interface:${[id, value, label, children].filter(Boolean).join('/')}`
}

export function parametersIn(source: Source): Readonly<Record<string, string>> {
  return source.from === 'interface' ? source.parameters : {}
}

export function referencesTo(source: Source, ids: readonly string[]): References {
  const of = referentOf(source)
  return of ? { [of]: ids } : {}
}

/** Implements `FieldKind.sortedBy`: options sort in the order of the definition, outside ids do not sort. */
export function sortedByOptions({ options, source }: Choosable): readonly string[] | 'nothing' {
  return source.from === 'options' ? options.map(({ id }) => id) : 'nothing'
}

/** Tells whether the id is certainly not offered. Only the server can judge choices from outside. */
export function isNoOption({ options, source }: Choosable, id: string): boolean {
  return source.from === 'options' && !isOption(options, id)
}

/** Joins the labels of the chosen ids; a lost id reads as itself. */
export function labelsOf(
  { options, source }: Choosable,
  ids: readonly string[],
  { locale, names }: Reader,
): string {
  const of = referentOf(source)
  return listIn(
    locale,
    ids.map((id) => (of ? nameOf(names, of, id) : labelOfOption(options, id, locale))),
  )
}

/** Returns the id for a cell of an import sheet. */
export function idOfText({ options, source }: Choosable, text: string, { idOf }: ImportLookup): string {
  const of = referentOf(source)
  return of ? (idOf?.(of, text.trim()) ?? text.trim()) : optionOfText(options, text)
}
