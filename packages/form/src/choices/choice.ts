import { z } from 'zod'
import { type Locale, LocalizedText, textIn, wordsOf } from '../definition/localized-text.ts'

/** One thing to choose. Its id is stored and never changes; its label may. */
export const ChoiceOption = z.strictObject({
  id: z.string().min(1).max(100),
  label: LocalizedText,
  /** Shown where it was chosen, not offered any more. */
  retired: z.boolean().default(false),
})
export type ChoiceOption = Readonly<z.output<typeof ChoiceOption>>

export const ChoiceOptions = z
  .array(ChoiceOption)
  .max(1000)
  .default([])
  .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, 'has an option twice')

/** The label of an option; a lost option reads as its id. */
export function labelOfOption(options: readonly ChoiceOption[], id: string, locale: Locale): string {
  const option = options.find((one) => one.id === id)
  return option ? textIn(locale, option.label) : id
}

export function isOption(options: readonly ChoiceOption[], id: string): boolean {
  return options.some((option) => option.id === id)
}

/** The id of what an import sheet says: an id, or a label in any language. */
export function optionOfText(options: readonly ChoiceOption[], text: string): string {
  const wanted = text.trim()
  const found = options.find(({ id, label }) => id === wanted || wordsOf(label).includes(wanted))
  return found?.id ?? wanted
}

/** What a cell of an import sheet names, when it may name several. */
export function splitChoices(text: string): string[] {
  return text
    .split(/[,，、;；\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** What may be chosen: whatever is not retired, and what already was chosen. */
export function offeredOptions(options: readonly ChoiceOption[], chosen: readonly string[]): ChoiceOption[] {
  return options.filter(({ id, retired }) => !retired || chosen.includes(id))
}

/** A choice stored as one id, or as several without repetition. */
export const longestId = 100
export const chosenId = z.string().min(1).max(longestId)
export const chosenIds = z
  .union([chosenId.transform((id) => [id]), z.array(chosenId).max(500)])
  .transform((ids) => [...new Set(ids)])
