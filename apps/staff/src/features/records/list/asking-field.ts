import { type FieldDefinition, locales } from '@signet/form'
import { kindOf } from '@signet/form/design'

type Asking = Pick<FieldDefinition, 'kind' | 'settings'>
type Setting = FieldDefinition['settings'][string]

/**
 * A field as a filter asks with it: one value, and chosen from everything, since what it depends on in its form is not
 * asked. Yes or no become two options, so that neither can be meant; what the product fills in is asked for with a kind
 * that people can type.
 */
export function askingField(field: Asking): Asking {
  const { kind, settings } = field
  if (isYesOrNo(field)) return { kind: 'select', settings: { options: [true, false].map(optionOf(field)) } }
  if (isFilledByProduct(field)) return { kind: writableKind(field), settings: {} }

  const { multiple: _multiple, parameters: _parameters, source, ...rest } = settings
  return { kind, settings: { ...rest, ...(source && { source: freed(source) }) } }
}

/** In its form nobody types it, and what it is worked out from is not there. */
function isFilledByProduct({ kind, settings }: Asking): boolean {
  const known = kindOf({ kind })
  const parsed = known?.settings.safeParse(settings)
  if (!known || !parsed?.success) return false
  return Boolean(known.fill || known.formula?.(parsed.data) || known.assignment?.(parsed.data))
}

const choosers: Readonly<Record<string, string>> = {
  people: 'user-select',
  organizations: 'organization-select',
  positions: 'position-select',
}

/** A kind that people can type the same values with. */
function writableKind({ kind, settings }: Asking): string {
  const known = kindOf({ kind })
  const read = known?.settings.parse(settings)
  const [pointedTo = ''] = Object.keys(known?.references?.('any', read) ?? {})
  const chooser = choosers[pointedTo]
  if (chooser) return chooser

  const type = known?.valueType(read)
  return type === 'number' ? 'number' : type === 'date' || type === 'datetime' ? 'date' : 'input'
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
