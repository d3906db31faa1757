import { calculate } from './basic/calculate/calculate.ts'
import { input } from './basic/input/input.ts'
import { number } from './basic/number/number.ts'
import { subTable } from './basic/sub-table/sub-table.ts'
import { textarea } from './basic/textarea/textarea.ts'
import { areaSelect } from './choice/area-select/area-select.ts'
import { autoComplete } from './choice/auto-complete/auto-complete.ts'
import { cascader } from './choice/cascader/cascader.ts'
import { checkbox } from './choice/checkbox/checkbox.ts'
import { color } from './choice/color/color.ts'
import { radio } from './choice/radio/radio.ts'
import { rate } from './choice/rate/rate.ts'
import { select } from './choice/select/select.ts'
import { slider } from './choice/slider/slider.ts'
import { switchKind } from './choice/switch/switch.ts'
import { treeSelect } from './choice/tree-select/tree-select.ts'
import { alert } from './display/alert.ts'
import { barcode } from './display/barcode.ts'
import { button } from './display/button.ts'
import { divider } from './display/divider.ts'
import { groupTitle } from './display/group-title.ts'
import { iframe } from './display/iframe.ts'
import { link } from './display/link.ts'
import { qrCode } from './display/qr-code.ts'
import { text } from './display/text.ts'
import { card } from './layout/card.ts'
import { collapse } from './layout/collapse.ts'
import { row } from './layout/row.ts'
import { tab } from './layout/tab.ts'
import { tableGrid } from './layout/table-grid.ts'
import { groupSelect, organizationSelect, positionSelect, roleSelect } from './people/organization-selects.ts'
import { userSelect } from './people/user-select.ts'
import { popupSelect, popupTableSelect } from './records/popup-selects.ts'
import { relationAttributes } from './records/relation-attributes.ts'
import { relationForm } from './records/relation-form.ts'
import { fileUpload } from './rich/file-upload/file-upload.ts'
import { imageUpload } from './rich/image-upload/image-upload.ts'
import { location } from './rich/location/location.ts'
import { richText } from './rich/rich-text/rich-text.ts'
import { signature } from './rich/signature/signature.ts'
import { billRule } from './system/bill-rule.ts'
import {
  createdAt,
  createdBy,
  currentOrganization,
  currentPosition,
  modifiedAt,
  modifiedBy,
} from './system/filled-by-system.ts'
import { date } from './time/date/date.ts'
import { dateRange } from './time/date-range/date-range.ts'
import { time } from './time/time/time.ts'
import { timeRange } from './time/time-range/time-range.ts'

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
