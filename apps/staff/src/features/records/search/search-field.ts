import { type FieldDefinition, inputKindOf, isInputType, locales } from '@signet/form'
import { kindOf, namesOf } from '@signet/form/design'

type FilteredField = Pick<FieldDefinition, 'kind' | 'settings'>
type Setting = FieldDefinition['settings'][string]

/**
 * A field as a filter control: one value, with all choices, since the fields it depends on are not part of
 * the filter. A yes/no becomes two options, so that it can be left open; a field filled by the product gets
 * a kind that people can type.
 */
export function filterField(field: FilteredField): FilteredField {
  const { kind, settings } = field
  if (isYesOrNo(field)) return { kind: 'select', settings: { options: [true, false].map(optionOf(field)) } }
  if (isFilledByProduct(field)) return writableField(field)

  const { multiple: _multiple, parameters: _parameters, source, ...rest } = settings
  return { kind, settings: { ...rest, ...(source && { source: freed(source) }) } }
}

/** Fields with a fill rule, formula or assignment have no input of their own in a filter. */
function isFilledByProduct({ kind, settings }: FilteredField): boolean {
  const known = kindOf({ kind })
  const parsed = known?.settings.safeParse(settings)
  if (!known || !parsed?.success) return false
  return Boolean(known.fill || known.formula?.(parsed.data) || known.assignment?.(parsed.data))
}

/** A field with an input for the same values; days are enough to search for times. */
function writableField(field: FilteredField): FilteredField {
  const known = kindOf(field)
  const type = namesOf(field) ?? known?.valueType(known.settings.parse(field.settings))
  if (type === 'datetime') return inputKindOf('date')
  return inputKindOf(isInputType(type) ? type : 'text')
}

/** Whether the kind stores a boolean. */
export function isYesOrNo({ kind, settings }: FilteredField): boolean {
  const known = kindOf({ kind })
  const parsed = known?.settings.safeParse(settings)
  return parsed?.success === true && known?.column(parsed.data)?.type === 'boolean'
}

function optionOf({ kind, settings }: FilteredField) {
  const known = kindOf({ kind })
  const read = known?.settings.parse(settings)
  return (value: boolean) => ({
    id: String(value),
    label: Object.fromEntries(locales.map((locale) => [locale, known?.text(value, read, { locale }) ?? ''])),
  })
}

function freed(source: Setting): Setting {
  if (typeof source !== 'object' || source === null) return source
  return Object.fromEntries(Object.entries(source).filter(([name]) => name !== 'parameters'))
}
