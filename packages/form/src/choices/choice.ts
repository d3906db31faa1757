import type { ValueType } from '@signet/formula'
import { z } from 'zod'
import { type Locale, LocalizedText, textIn, wordsOf } from '../definition/localized-text.ts'
import type { KindProblem } from '../problems/problem.ts'
import type { Column } from '../tables/table-shape.ts'

/** One option. Its id is stored and never changes; its label may. */
export const ChoiceOption = z.strictObject({
  id: z.string().min(1).max(100),
  label: LocalizedText,
  /** Shown where it was already chosen, but no longer offered. */
  retired: z.boolean().default(false),
})
export type ChoiceOption = Readonly<z.output<typeof ChoiceOption>>

export const ChoiceOptions = z
  .array(ChoiceOption)
  .max(1000)
  .default([])
  .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, 'has an option twice')

/** Returns the label of an option; a lost option reads as its id. */
export function labelOfOption(options: readonly ChoiceOption[], id: string, locale: Locale): string {
  const option = options.find((one) => one.id === id)
  return option ? textIn(locale, option.label) : id
}

export function isOption(options: readonly ChoiceOption[], id: string): boolean {
  return options.some((option) => option.id === id)
}

/** Returns the id for a cell of an import sheet that holds an id or a label in any language. */
export function optionOfText(options: readonly ChoiceOption[], text: string): string {
  const wanted = text.trim()
  const found = options.find(({ id, label }) => id === wanted || wordsOf(label).includes(wanted))
  return found?.id ?? wanted
}

/** Splits a cell of an import sheet that may name several choices. */
export function splitChoices(text: string): string[] {
  return text
    .split(/[,，、;；\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Returns the options that may be chosen: all that are not retired, and those already chosen. */
export function offeredOptions(options: readonly ChoiceOption[], chosen: readonly string[]): ChoiceOption[] {
  return options.filter(({ id, retired }) => !retired || chosen.includes(id))
}

/** A choice stored as one id, or as several distinct ids. */
export const longestId = 100
export const chosenId = z.string().min(1).max(longestId)
export const chosenIds = z
  .union([chosenId.transform((id) => [id]), z.array(chosenId).max(500)])
  .transform((ids) => [...new Set(ids)])

/** A choice of one by its id, or of several as a list of ids. */
export type OneOrSeveral = string | null | readonly string[]

/** Returns one or several as a list. */
export function listed(value: OneOrSeveral): readonly string[] {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}

/** Adds the id when it is missing and removes it otherwise. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
}

const mostChoices = 500

/** The least and most choices where several are allowed. */
export const choiceLimits = {
  minChoices: z.number().int().min(0).max(mostChoices).default(0),
  maxChoices: z.number().int().min(1).max(mostChoices).default(mostChoices),
}
export type ChoiceLimits = Readonly<{ minChoices: number; maxChoices: number }>

export function outOfLimits(
  count: number,
  { minChoices, maxChoices }: ChoiceLimits,
): KindProblem | undefined {
  if (count < minChoices) return { code: 'form.tooFewChoices', params: { min: minChoices } }
  return count > maxChoices ? { code: 'form.tooManyChoices', params: { max: maxChoices } } : undefined
}

/** Implements `FieldKind.mistake`. */
export function limitsMistake({ minChoices, maxChoices }: ChoiceLimits): string | undefined {
  return minChoices > maxChoices ? 'asks for more choices than it allows' : undefined
}

type OneOrSeveralSettings = Readonly<{ multiple: boolean }>

/** Answers of kinds that hold one id, or several where `multiple` allows it. */
export const oneOrSeveral = {
  empty: ({ multiple }: OneOrSeveralSettings): OneOrSeveral => (multiple ? [] : null),
  missing: 'form.requiredChoice',
  column: ({ multiple }: OneOrSeveralSettings): Column =>
    multiple ? { type: 'text[]', index: 'members' } : { type: 'text', index: 'order' },
  valueType: ({ multiple }: OneOrSeveralSettings): ValueType => (multiple ? 'list<text>' : 'text'),
} as const
