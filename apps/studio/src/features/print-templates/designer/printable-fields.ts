import { type FormPlan, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ListField, listField, systemPaths } from '@signet/list'

/** A printable field with its label. */
export type PrintableField = ListField & Readonly<{ name: string }>

/** Fields of the form, columns of sub-tables, and system columns. */
export function printableFields(plan: FormPlan, locale: Locale, t: Translate): readonly PrintableField[] {
  const own = plan.fields.flatMap((field) => [field, ...field.columns])
  const named = [
    ...own.map(({ path, key, parent, definition }) => {
      const name = textIn(locale, definition.label) || key
      const table = parent === undefined ? undefined : plan.byPath.get(parent)
      const tableName = table && (textIn(locale, table.definition.label) || table.key)
      return [path, tableName === undefined ? name : `${tableName} / ${name}`] as const
    }),
    ...systemPaths.map((path) => [path, t(`list-design.system.${path.slice(1)}`)] as const),
  ]
  return named.flatMap(([path, name]) => {
    const known = listField(plan, path)
    return known ? [{ ...known, name }] : []
  })
}
