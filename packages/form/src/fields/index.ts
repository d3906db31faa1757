import { alert } from './alert/alert.ts'
import { areaSelect } from './area-select/area-select.ts'
import { autoComplete } from './auto-complete/auto-complete.ts'
import { barcode } from './barcode/barcode.ts'
import { billRule } from './bill-rule/bill-rule.ts'
import { button } from './button/button.ts'
import { calculate } from './calculate/calculate.ts'
import { card } from './card/card.ts'
import { cascader } from './cascader/cascader.ts'
import { checkbox } from './checkbox/checkbox.ts'
import { collapse } from './collapse/collapse.ts'
import { color } from './color/color.ts'
import { createdAt } from './created-at/created-at.ts'
import { createdBy } from './created-by/created-by.ts'
import { currentOrganization } from './current-organization/current-organization.ts'
import { currentPosition } from './current-position/current-position.ts'
import { date } from './date/date.ts'
import { dateRange } from './date-range/date-range.ts'
import { divider } from './divider/divider.ts'
import { fileUpload } from './file-upload/file-upload.ts'
import { groupSelect } from './group-select/group-select.ts'
import { groupTitle } from './group-title/group-title.ts'
import { iframe } from './iframe/iframe.ts'
import { imageUpload } from './image-upload/image-upload.ts'
import { input } from './input/input.ts'
import { link } from './link/link.ts'
import { location } from './location/location.ts'
import { modifiedAt } from './modified-at/modified-at.ts'
import { modifiedBy } from './modified-by/modified-by.ts'
import { number } from './number/number.ts'
import { organizationSelect } from './organization-select/organization-select.ts'
import { popupSelect } from './popup-select/popup-select.ts'
import { popupTableSelect } from './popup-table-select/popup-table-select.ts'
import { positionSelect } from './position-select/position-select.ts'
import { qrCode } from './qr-code/qr-code.ts'
import { radio } from './radio/radio.ts'
import { rate } from './rate/rate.ts'
import { relationAttributes } from './relation-attributes/relation-attributes.ts'
import { relationForm } from './relation-form/relation-form.ts'
import { richText } from './rich-text/rich-text.ts'
import { roleSelect } from './role-select/role-select.ts'
import { row } from './row/row.ts'
import { select } from './select/select.ts'
import { signature } from './signature/signature.ts'
import { slider } from './slider/slider.ts'
import { subTable } from './sub-table/sub-table.ts'
import { switchKind } from './switch/switch.ts'
import { tab } from './tab/tab.ts'
import { tableGrid } from './table-grid/table-grid.ts'
import { text } from './text/text.ts'
import { textarea } from './textarea/textarea.ts'
import { time } from './time/time.ts'
import { timeRange } from './time-range/time-range.ts'
import { treeSelect } from './tree-select/tree-select.ts'
import { userSelect } from './user-select/user-select.ts'

/** The register of field kinds. Adding one starts here; the compiler then asks for its views. */
export const fieldKinds = {
  input,
  textarea,
  number,
  select,
  radio,
  date,
  'user-select': userSelect,
  'organization-select': organizationSelect,
  'position-select': positionSelect,
  'role-select': roleSelect,
  'group-select': groupSelect,
  'sub-table': subTable,
  calculate,
  'file-upload': fileUpload,
  'image-upload': imageUpload,
  location,
  'rich-text': richText,
  signature,
  switch: switchKind,
  checkbox,
  rate,
  slider,
  text,
  link,
  button,
  alert,
  'group-title': groupTitle,
  divider,
  iframe,
  'qr-code': qrCode,
  barcode,
  row,
  card,
  tab,
  collapse,
  'table-grid': tableGrid,
  time,
  'date-range': dateRange,
  'time-range': timeRange,
  cascader,
  'tree-select': treeSelect,
  color,
  'created-by': createdBy,
  'created-at': createdAt,
  'modified-by': modifiedBy,
  'modified-at': modifiedAt,
  'current-organization': currentOrganization,
  'current-position': currentPosition,
  'bill-rule': billRule,
  'area-select': areaSelect,
  'auto-complete': autoComplete,
  'popup-select': popupSelect,
  'popup-table-select': popupTableSelect,
  'relation-form': relationForm,
  'relation-attributes': relationAttributes,
} as const

export type FieldKindName = keyof typeof fieldKinds

export function isFieldKindName(name: string): name is FieldKindName {
  return Object.hasOwn(fieldKinds, name)
}
