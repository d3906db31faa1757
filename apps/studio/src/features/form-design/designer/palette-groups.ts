import type { FieldKindName } from '@signet/form'

export const paletteGroups = [
  'basic',
  'choice',
  'moment',
  'people',
  'elsewhere',
  'rich',
  'system',
  'layout',
  'display',
] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** Where administrators find a kind. A new kind takes its place here. */
export const groupOfKind: Partial<Readonly<Record<FieldKindName, PaletteGroup>>> = {
  input: 'basic',
  textarea: 'basic',
  number: 'basic',
  calculate: 'basic',
  'sub-table': 'basic',
  switch: 'choice',
  radio: 'choice',
  checkbox: 'choice',
  select: 'choice',
  rate: 'choice',
  slider: 'choice',
  date: 'moment',
  'user-select': 'people',
  'file-upload': 'rich',
  row: 'layout',
  card: 'layout',
  tab: 'layout',
  collapse: 'layout',
  'table-grid': 'layout',
  'group-title': 'display',
  text: 'display',
  divider: 'display',
  alert: 'display',
  link: 'display',
  button: 'display',
  'qr-code': 'display',
  barcode: 'display',
  iframe: 'display',
}
