import type { FieldDefinition } from '@signet/form'
import { everyField, isTable, kindOf, type PlacedField } from '@signet/form/design'
import { contextTypes, formulaFunctions } from '@signet/formula'
import type { Matcher } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useLocalizedText } from './words-control.tsx'

/**
 * All names for a formula at `path`: columns of its own row first, then fields, context values and
 * functions.
 */
export function useFormulaNames(fields: readonly FieldDefinition[], path = ''): readonly FormulaName[] {
  const t = useT()
  const words = useLocalizedText()
  return useMemo(() => {
    const table = path.includes('.') ? path.split('.')[0] : undefined
    const placed = everyField(fields).filter(isReadable)
    const own = placed.filter(({ path: at }) => table !== undefined && at.startsWith(`${table}.`))
    const noteOf = ({ field }: PlacedField) => words(field.label)
    return [
      ...own.map((one) => ({ name: one.field.key, note: noteOf(one) })),
      ...placed.map((one) => ({ name: one.path, note: noteOf(one) })),
      ...Object.keys(contextTypes).map((name) => ({ name, note: t(`studio.context.${name}`) })),
      ...formulaFunctions.map(({ name }) => ({
        name,
        note: t(`formula.function.${name}`),
        search: t(`functions.${name}`),
        isFunction: true,
      })),
    ].filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
  }, [fields, path, t, words])
}

/** A sub-table is read through its columns, and counted by its name. */
function isReadable({ field }: PlacedField): boolean {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return isTable(field) || (settings?.success === true && kind?.valueType(settings.data) !== undefined)
}

const mostOffered = 8

/** A name that a formula may use: a field, a column, a context value, or a function. */
export type FormulaName = Readonly<{
  name: string
  note: string
  /** Further words that find it. */
  search?: string
  isFunction?: boolean
}>

/**
 * Completions of the word before the caret: names that begin with it, then names or labels that it matches, labels
 * by their pinyin too.
 * An empty formula offers the first names.
 */
export function completionsAt(
  formula: string,
  caret: number,
  names: readonly FormulaName[],
  matches: Matcher,
): FormulaName[] {
  if (formula === '') return names.filter(({ isFunction }) => !isFunction).slice(0, mostOffered)

  const word = wordBefore(formula, caret).toLowerCase()
  if (word === '') return []

  const begins = names.filter(({ name }) => name.toLowerCase().startsWith(word))
  const has = names.filter(
    (one) =>
      !begins.includes(one) &&
      (`${one.name} ${one.search ?? ''}`.toLowerCase().includes(word) || matches(one.note, word)),
  )
  const found = [...begins, ...has].slice(0, mostOffered)
  return found.length === 1 && found[0]?.name.toLowerCase() === word ? [] : found
}

/**
 * The formula with the word before the caret completed, and the new caret: inside a function's brackets.
 */
export function withCompletion(formula: string, caret: number, { name, isFunction }: FormulaName) {
  const start = caret - wordBefore(formula, caret).length
  const hasBracket = formula[caret] === '('
  const written = isFunction && !hasBracket ? `${name}()` : name
  return {
    formula: formula.slice(0, start) + written + formula.slice(caret),
    caret: start + name.length + (isFunction ? 1 : 0),
  }
}

/** Includes letters of any language, so that a field is found by its label too. */
function wordBefore(formula: string, caret: number): string {
  return /[\p{L}_][\p{L}\p{N}_.]*$/u.exec(formula.slice(0, caret))?.[0] ?? ''
}
