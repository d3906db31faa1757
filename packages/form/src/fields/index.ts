import { calculate } from './calculate/calculate.ts'
import { checkbox } from './checkbox/checkbox.ts'
import { date } from './date/date.ts'
import { dateRange } from './date-range/date-range.ts'
import { fileUpload } from './file-upload/file-upload.ts'
import { groupSelect } from './group-select/group-select.ts'
import { imageUpload } from './image-upload/image-upload.ts'
import { input } from './input/input.ts'
import { number } from './number/number.ts'
import { organizationSelect } from './organization-select/organization-select.ts'
import { positionSelect } from './position-select/position-select.ts'
import { radio } from './radio/radio.ts'
import { rate } from './rate/rate.ts'
import { roleSelect } from './role-select/role-select.ts'
import { select } from './select/select.ts'
import { signature } from './signature/signature.ts'
import { slider } from './slider/slider.ts'
import { subTable } from './sub-table/sub-table.ts'
import { switchKind } from './switch/switch.ts'
import { textarea } from './textarea/textarea.ts'
import { time } from './time/time.ts'
import { timeRange } from './time-range/time-range.ts'
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
  signature,
  switch: switchKind,
  checkbox,
  rate,
  slider,
  time,
  'date-range': dateRange,
  'time-range': timeRange,
} as const

export type FieldKindName = keyof typeof fieldKinds

export function isFieldKindName(name: string): name is FieldKindName {
  return Object.hasOwn(fieldKinds, name)
}
