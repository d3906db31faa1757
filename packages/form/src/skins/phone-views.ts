import { calculateView } from '../fields/calculate/calculate.view.tsx'
import { checkboxView } from '../fields/checkbox/checkbox.view.tsx'
import { dateView } from '../fields/date/date.view.tsx'
import { dateRangeView } from '../fields/date-range/date-range.view.tsx'
import { fileUploadView } from '../fields/file-upload/file-upload.view.tsx'
import { groupSelectView } from '../fields/group-select/group-select.view.tsx'
import { imageUploadView } from '../fields/image-upload/image-upload.view.tsx'
import { inputView } from '../fields/input/input.view.tsx'
import { numberView } from '../fields/number/number.view.tsx'
import { organizationSelectView } from '../fields/organization-select/organization-select.view.tsx'
import { positionSelectView } from '../fields/position-select/position-select.view.tsx'
import { radioView } from '../fields/radio/radio.view.tsx'
import { rateView } from '../fields/rate/rate.view.tsx'
import { roleSelectView } from '../fields/role-select/role-select.view.tsx'
import { selectView } from '../fields/select/select.view.tsx'
import { signatureView } from '../fields/signature/signature.view.tsx'
import { sliderView } from '../fields/slider/slider.view.tsx'
import { subTableView } from '../fields/sub-table/sub-table.view.tsx'
import { switchView } from '../fields/switch/switch.view.tsx'
import { textareaView } from '../fields/textarea/textarea.view.tsx'
import { timeView } from '../fields/time/time.view.tsx'
import { timeRangeView } from '../fields/time-range/time-range.view.tsx'
import { userSelectView } from '../fields/user-select/user-select.view.tsx'
import type { FieldViews } from './field-view.ts'

/** How each kind looks on the phone. */
export const phoneViews: FieldViews = {
  input: inputView,
  textarea: textareaView,
  number: numberView,
  select: selectView,
  radio: radioView,
  date: dateView,
  'user-select': userSelectView,
  'organization-select': organizationSelectView,
  'position-select': positionSelectView,
  'role-select': roleSelectView,
  'group-select': groupSelectView,
  'sub-table': subTableView,
  calculate: calculateView,
  'file-upload': fileUploadView,
  'image-upload': imageUploadView,
  signature: signatureView,
  switch: switchView,
  checkbox: checkboxView,
  rate: rateView,
  slider: sliderView,
  time: timeView,
  'date-range': dateRangeView,
  'time-range': timeRangeView,
}
