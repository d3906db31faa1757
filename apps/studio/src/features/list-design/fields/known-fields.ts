import { type FormPlan, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { isNumeric, type ListField, listField, systemPaths } from '@signet/list'
import { useMemo } from 'react'

/** A field of the list with its label. */
export type KnownField = ListField & Readonly<{ name: string }>

/** Lists all fields that a list may show: the form's fields, columns of sub-tables, and system columns. */
export function useKnownFields(plan: FormPlan): readonly KnownField[] {
  const { t, locale } = useLanguage()
  return useMemo(() => {
    const nameOf = (path: string): string => {
      const field = plan.byPath.get(path)
      if (!field) return t(`list-design.system.${path.slice(1)}`)
      const own = textIn(locale, field.definition.label) || field.key
      return field.parent === undefined
        ? own
        : t('list-design.column', { table: nameOf(field.parent), name: own })
    }
    const paths = plan.fields.flatMap(({ path, columns }) => [path, ...columns.map((column) => column.path)])
    return [...paths, ...systemPaths].flatMap((path) => {
      const known = listField(plan, path)
      return known ? [{ ...known, name: nameOf(path) }] : []
    })
  }, [plan, t, locale])
}

export function findFieldName(fields: readonly KnownField[], path: string): string {
  return fields.find((field) => field.path === path)?.name ?? path
}

/** Requirements on a field for each use in a list; the server applies the same rules. */
export const fieldUses = {
  column: () => true,
  search: ({ operators }) => operators.length > 0,
  keyword: ({ operators }) => operators.includes('contains'),
  sort: ({ isSortable }) => isSortable,
  sum: (field) => isNumeric(field) && !field.path.includes('.'),
  leftTree: ({ operators }) => operators.includes('anyOf'),
  person: ({ names, operators }) => names === 'people' && operators.includes('anyOf'),
  single: (field) =>
    field.from === 'form' &&
    field.field.parent === undefined &&
    field.column !== undefined &&
    field.column !== 'text[]' &&
    field.column !== 'jsonb',
} as const satisfies Readonly<Record<string, (field: KnownField) => boolean>>
