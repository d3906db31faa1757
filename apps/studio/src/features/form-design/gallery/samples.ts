import type {
  FieldDefinitionInput,
  FieldKindName,
  FieldValue,
  FormDefinitionInput,
  FormValues,
  fieldKinds,
  LocalizedText,
  Names,
} from '@signet/form'

type Settings = Readonly<{ settings?: FieldDefinitionInput['settings'] }>
type Fields = Readonly<{ fields?: FieldDefinitionInput[] }>
type Value = Readonly<{ value?: FieldValue }>

/** What shows a kind well: its settings for the eye only, the fields of a layout, the value of anything else. */
type SampleOf<Kind> = Kind extends { holds: 'nothing' }
  ? Required<Settings>
  : Kind extends { holds: 'fields' }
    ? Settings & Required<Fields>
    : Settings & Fields & Required<Value>
type Samples = Readonly<{ [Name in FieldKindName]: SampleOf<(typeof fieldKinds)[Name]> }>

const words = (zh: string, tw: string, en: string) => ({ 'zh-CN': zh, 'zh-TW': tw, 'en-US': en })
const options = [
  { id: 'travel', label: words('差旅', '差旅', 'Travel') },
  { id: 'office', label: words('办公', '辦公', 'Office') },
  { id: 'other', label: words('其他', '其他', 'Other') },
]
const tree = [
  {
    id: 'east',
    label: words('华东', '華東', 'East'),
    children: [
      { id: 'hangzhou', label: words('杭州', '杭州', 'Hangzhou') },
      { id: 'suzhou', label: words('苏州', '蘇州', 'Suzhou') },
    ],
  },
  { id: 'south', label: words('华南', '華南', 'South') },
]
const inside: FieldDefinitionInput[] = [
  { key: 'first', kind: 'input', label: words('第一个字段', '第一個欄位', 'First field'), width: 12 },
  { key: 'second', kind: 'number', label: words('第二个字段', '第二個欄位', 'Second field'), width: 12 },
]
const required: FieldDefinitionInput = {
  key: 'required',
  kind: 'input',
  label: words('必填项', '必填項目', 'Required field'),
  required: true,
}
const text = words('出差去杭州', '出差去杭州', 'A trip to Hangzhou')
/** A small drawing for kinds that show a file. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M8 52 32 14l16 24 8-10 26 24z" fill="#7a9cc6"/><circle cx="70" cy="14" r="7" fill="#e8b54a"/></svg>',
)}`
const stroke =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Names of the ids in the samples. */
export const sampleNames: Names = {
  people: { li: 'Li' },
  organizations: { sales: 'Sales' },
  positions: { head: 'Head of sales' },
  roles: { buyer: 'Buyer' },
  groups: { football: 'Football' },
}

const samples: Samples = {
  input: { value: '杭州 Hangzhou' },
  textarea: { value: '第一行\n第二行' },
  number: { settings: { precision: 2, thousands: true, capitals: true }, value: '12800' },
  calculate: { settings: { formula: '128 * 100', precision: 2 }, value: '12800' },
  select: { settings: { options }, value: 'travel' },
  radio: { settings: { options }, value: 'office' },
  checkbox: { settings: { options }, value: ['travel', 'other'] },
  switch: { value: true },
  rate: { value: '4' },
  slider: { value: '40' },
  color: { value: '#2979ff' },
  cascader: { settings: { options: tree }, value: ['east', 'hangzhou'] },
  'tree-select': { settings: { options: tree }, value: 'suzhou' },
  date: { value: '2026-11-20' },
  time: { value: '09:30' },
  'date-range': { value: ['2026-11-18', '2026-11-20'] },
  'time-range': { value: ['09:00', '18:00'] },
  'rich-text': { value: '<h2>Signet</h2><p>杭州 <strong>Hangzhou</strong></p><ul><li>1</li><li>2</li></ul>' },
  signature: { value: stroke },
  location: {
    value: {
      name: '西湖',
      address: '龙井路 1 号',
      longitude: 120.1436,
      latitude: 30.2429,
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
    },
  },
  'file-upload': { value: [{ fileId: 'f1', name: 'report.pdf', size: 20_480, type: 'application/pdf' }] },
  'image-upload': { value: [{ fileId: 'f2', name: 'photo.png', size: 40_960, type: 'image/png' }] },
  'area-select': { value: ['330000', '330100', '330106'] },
  'auto-complete': { settings: { options }, value: '杭州' },
  'user-select': { value: 'li' },
  'organization-select': { value: 'sales' },
  'position-select': { value: 'head' },
  'role-select': { value: 'buyer' },
  'group-select': { value: 'football' },
  'popup-select': { value: 'office' },
  'popup-table-select': { value: 'office' },
  'relation-form': { value: 'r1' },
  'relation-attributes': { settings: { stored: true }, value: '146.2' },
  'bill-rule': { value: 'EX-20261120-0001' },
  'created-by': { value: 'li' },
  'created-at': { value: '2026-11-20T09:30:00' },
  'modified-by': { value: 'li' },
  'modified-at': { value: '2026-11-20T09:30:00' },
  'current-organization': { value: 'sales' },
  'current-position': { value: 'head' },
  text: { settings: { content: text } },
  link: { settings: { address: 'https://example.com/' } },
  button: { settings: { look: 'primary' } },
  alert: { settings: { description: text } },
  'group-title': { settings: { align: 'start' } },
  divider: { settings: { content: text } },
  iframe: { settings: { height: 120 } },
  'qr-code': { settings: { text: 'https://example.com/' } },
  barcode: { settings: { text: 'SIGNET-608' } },
  row: { fields: inside },
  card: { fields: inside },
  tab: { fields: inside },
  collapse: { fields: inside },
  'table-grid': { fields: inside },
  'sub-table': {
    settings: { totals: ['amount'] },
    fields: [
      { key: 'what', kind: 'input', label: words('名目', '名目', 'Description') },
      { key: 'amount', kind: 'number', label: words('金额', '金額', 'Amount'), settings: { precision: 2 } },
    ],
    value: [
      { id: 'r1', what: '火车票', amount: '146.2' },
      { id: 'r2', what: '酒店', amount: '399' },
    ],
  },
}

export const galleryStates = ['empty', 'filled', 'read', 'refused', 'afterRequired'] as const
export type GalleryState = (typeof galleryStates)[number]

/** Creates a form with one field of a kind, behind a required one when the state says so, and values for a state. */
export function createSampleForm(
  kind: FieldKindName,
  state: GalleryState,
  label: LocalizedText,
): Readonly<{ definition: FormDefinitionInput; values: FormValues | undefined }> {
  const { settings = {}, value, fields = [] }: Settings & Fields & Value = samples[kind]
  const isRefused = state === 'refused'
  const it = { key: 'it', kind, label, settings, fields, required: isRefused }
  const isFilled = state === 'filled' || state === 'read'
  return {
    definition: { version: 1, key: 'gallery', fields: state === 'afterRequired' ? [required, it] : [it] },
    values: isFilled && value !== undefined ? { it: value } : undefined,
  }
}
