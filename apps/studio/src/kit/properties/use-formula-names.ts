import type { FieldDefinition } from '@signet/form'
import { everyField, isTable, kindOf, type PlacedField } from '@signet/form/design'
import { aroundTypes, formulaFunctions } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import type { FormulaName } from './completions.ts'
import { useWord } from './use-word.ts'

/**
 * All names for a formula at `path`: columns of its own row first, then fields, context values and
 * functions.
 */
export function useFormulaNames(fields: readonly FieldDefinition[], path = ''): readonly FormulaName[] {
  const t = useT()
  const words = useWord()
  return useMemo(() => {
    const table = path.includes('.') ? path.split('.')[0] : undefined
    const placed = everyField(fields).filter(isReadable)
    const own = placed.filter(({ path: at }) => table !== undefined && at.startsWith(`${table}.`))
    const noteOf = ({ field }: PlacedField) => words(field.label)
    return [
      ...own.map((one) => ({ name: one.field.key, note: noteOf(one) })),
      ...placed.map((one) => ({ name: one.path, note: noteOf(one) })),
      ...Object.keys(aroundTypes).map((name) => ({ name, note: t(`studio.around.${name}`) })),
      ...formulaFunctions.map(({ name, signatures }) => ({
        name,
        note: signatures[0] ?? '',
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
