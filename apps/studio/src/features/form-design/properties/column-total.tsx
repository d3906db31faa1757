import { FieldDefinition, type FormDefinition } from '@signet/form'
import {
  type FieldPlace,
  findField,
  isTable,
  kindOf,
  pasteFields,
  withPlacesOfCount,
} from '@signet/form/design'
import { writeOperand } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import type { FieldEditor } from './field-editor.ts'

/** Adds a field below the sub-table that adds up a column of numbers, or names the one that does. */
export function ColumnTotal({ editor: { field, path, place } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const words = useLocalizedText()
  const { form, dispatch } = useDesigner()
  const table = place.inside === undefined ? undefined : findField(form.fields, place.inside)
  if (!table || !isTable(table.field) || typeOf(field) !== 'number') return null

  const formula = writeOperand({ of: 'total', function: 'sum', table: table.field.key, column: field.key })
  const already = form.fields.find((one) => formulaOf(one) === formula)
  if (already)
    return <p className={sharedStyles.note}>{t('form-design.total.is', { name: words(already.label) })}</p>

  const plain = FieldDefinition.parse({
    key: 'calculate1',
    kind: 'calculate',
    label: t('form-design.total.name', { name: words(field.label) }),
  })
  const counted = { formula, ...moneyOf(field) }
  const settings = withPlacesOfCount(plain, counted, { fields: form.fields, path: plain.key })
  const total = { ...plain, settings }
  return (
    <Button
      size="small"
      icon={<Plus size={14} aria-hidden />}
      onClick={() =>
        dispatch({
          type: 'edit',
          edit: (draft) => ({
            ...pasteFields(draft, [total], placeOfTotal(draft, table.place)),
            selected: [path],
          }),
        })
      }
    >
      {t('form-design.total.add')}
    </Button>
  )
}

/** Below the table, after the totals that are already there. */
function placeOfTotal({ fields }: FormDefinition, { at, ...place }: FieldPlace): FieldPlace {
  if (place.inside !== undefined) return { ...place, at: at + 1 }
  const after = fields.slice(at + 1).findIndex((field) => !formulaOf(field)?.startsWith('sum('))
  return { ...place, at: at + 1 + (after < 0 ? fields.length - at - 1 : after) }
}

/** The currency of a column, so that its total is written as the column is. */
function moneyOf({ settings }: FieldDefinition) {
  const { currency, convertsInto } = settings
  return { ...(currency !== undefined && { currency }), ...(convertsInto !== undefined && { convertsInto }) }
}

function settingsOf(field: FieldDefinition) {
  const kind = kindOf(field)
  const parsed = kind?.settings.safeParse(field.settings)
  return kind && parsed?.success ? { kind, settings: parsed.data } : undefined
}

function typeOf(field: FieldDefinition) {
  const known = settingsOf(field)
  return known?.kind.valueType(known.settings)
}

function formulaOf(field: FieldDefinition): string | undefined {
  const known = settingsOf(field)
  return known?.kind.formula?.(known.settings)
}
