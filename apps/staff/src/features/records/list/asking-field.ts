import { type FieldDefinition, locales } from '@signet/form'
import { kindOf } from '@signet/form/design'

type Asking = Pick<FieldDefinition, 'kind' | 'settings'>
type Setting = FieldDefinition['settings'][string]

/**
 * A field as a filter asks with it: one value, and chosen from everything, since what it depends on in its form is not
 * asked. Yes or no become two options, so that neither can be meant.
 */
export function askingField(field: Asking): Asking {
  const { kind, settings } = field
  if (isYesOrNo(field)) return { kind: 'select', settings: { options: [true, false].map(optionOf(field)) } }

  const { multiple: _multiple, parameters: _parameters, source, ...rest } = settings
  return { kind, settings: { ...rest, ...(source && { source: freed(source) }) } }
}

/** Does it hold true or false? */
export function isYesOrNo({ kind, settings }: Asking): boolean {
  const known = kindOf({ kind })
  const parsed = known?.settings.safeParse(settings)
  return parsed?.success === true && known?.column(parsed.data)?.type === 'boolean'
}

function optionOf({ kind, settings }: Asking) {
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
