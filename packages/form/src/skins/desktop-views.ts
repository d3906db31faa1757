import { calculateDesktop } from '../fields/calculate/calculate.desktop.tsx'
import { checkboxDesktop } from '../fields/checkbox/checkbox.desktop.tsx'
import { dateDesktop } from '../fields/date/date.desktop.tsx'
import { dateRangeDesktop } from '../fields/date-range/date-range.desktop.tsx'
import { fileUploadDesktop } from '../fields/file-upload/file-upload.desktop.tsx'
import { groupSelectDesktop } from '../fields/group-select/group-select.desktop.tsx'
import { imageUploadDesktop } from '../fields/image-upload/image-upload.desktop.tsx'
import { inputDesktop } from '../fields/input/input.desktop.tsx'
import { numberDesktop } from '../fields/number/number.desktop.tsx'
import { organizationSelectDesktop } from '../fields/organization-select/organization-select.desktop.tsx'
import { positionSelectDesktop } from '../fields/position-select/position-select.desktop.tsx'
import { radioDesktop } from '../fields/radio/radio.desktop.tsx'
import { rateDesktop } from '../fields/rate/rate.desktop.tsx'
import { roleSelectDesktop } from '../fields/role-select/role-select.desktop.tsx'
import { selectDesktop } from '../fields/select/select.desktop.tsx'
import { signatureDesktop } from '../fields/signature/signature.desktop.tsx'
import { sliderDesktop } from '../fields/slider/slider.desktop.tsx'
import { subTableDesktop } from '../fields/sub-table/sub-table.desktop.tsx'
import { switchDesktop } from '../fields/switch/switch.desktop.tsx'
import { textareaDesktop } from '../fields/textarea/textarea.desktop.tsx'
import { timeDesktop } from '../fields/time/time.desktop.tsx'
import { timeRangeDesktop } from '../fields/time-range/time-range.desktop.tsx'
import { userSelectDesktop } from '../fields/user-select/user-select.desktop.tsx'
import type { FieldViews } from './field-view.ts'

/** How each kind looks on a desktop. */
export const desktopViews: FieldViews = {
  input: inputDesktop,
  textarea: textareaDesktop,
  number: numberDesktop,
  select: selectDesktop,
  radio: radioDesktop,
  date: dateDesktop,
  'user-select': userSelectDesktop,
  'organization-select': organizationSelectDesktop,
  'position-select': positionSelectDesktop,
  'role-select': roleSelectDesktop,
  'group-select': groupSelectDesktop,
  'sub-table': subTableDesktop,
  calculate: calculateDesktop,
  'file-upload': fileUploadDesktop,
  'image-upload': imageUploadDesktop,
  signature: signatureDesktop,
  switch: switchDesktop,
  checkbox: checkboxDesktop,
  rate: rateDesktop,
  slider: sliderDesktop,
  time: timeDesktop,
  'date-range': dateRangeDesktop,
  'time-range': timeRangeDesktop,
}
