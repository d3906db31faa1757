import { calculateView } from '../fields/basic/calculate/calculate.view.tsx'
import { inputView } from '../fields/basic/input/input.view.tsx'
import { numberView } from '../fields/basic/number/number.view.tsx'
import { subTableView } from '../fields/basic/sub-table/sub-table.view.tsx'
import { textareaView } from '../fields/basic/textarea/textarea.view.tsx'
import { areaSelectView } from '../fields/choice/area-select/area-select.view.tsx'
import { autoCompleteView } from '../fields/choice/auto-complete/auto-complete.view.tsx'
import { cascaderView } from '../fields/choice/cascader/cascader.view.tsx'
import { checkboxView } from '../fields/choice/checkbox/checkbox.view.tsx'
import { colorView } from '../fields/choice/color/color.view.tsx'
import { radioView } from '../fields/choice/radio/radio.view.tsx'
import { rateView } from '../fields/choice/rate/rate.view.tsx'
import { selectView } from '../fields/choice/select/select.view.tsx'
import { sliderView } from '../fields/choice/slider/slider.view.tsx'
import { switchView } from '../fields/choice/switch/switch.view.tsx'
import { treeSelectView } from '../fields/choice/tree-select/tree-select.view.tsx'
import { alertView } from '../fields/display/alert/alert.view.tsx'
import { barcodeView } from '../fields/display/barcode/barcode.view.tsx'
import { buttonView } from '../fields/display/button/button.view.tsx'
import { dividerView } from '../fields/display/divider/divider.view.tsx'
import { groupTitleView } from '../fields/display/group-title/group-title.view.tsx'
import { iframeView } from '../fields/display/iframe/iframe.view.tsx'
import { linkView } from '../fields/display/link/link.view.tsx'
import { qrCodeView } from '../fields/display/qr-code/qr-code.view.tsx'
import { textView } from '../fields/display/text/text.view.tsx'
import { cardView } from '../fields/layout/card/card.view.tsx'
import { collapseView } from '../fields/layout/collapse/collapse.view.tsx'
import { rowView } from '../fields/layout/row/row.view.tsx'
import { tabView } from '../fields/layout/tab/tab.view.tsx'
import { tableGridView } from '../fields/layout/table-grid/table-grid.view.tsx'
import { groupSelectView } from '../fields/people/group-select/group-select.view.tsx'
import { organizationSelectView } from '../fields/people/organization-select/organization-select.view.tsx'
import { positionSelectView } from '../fields/people/position-select/position-select.view.tsx'
import { roleSelectView } from '../fields/people/role-select/role-select.view.tsx'
import { userSelectView } from '../fields/people/user-select/user-select.view.tsx'
import { popupSelectView } from '../fields/records/popup-select/popup-select.view.tsx'
import { popupTableSelectView } from '../fields/records/popup-table-select/popup-table-select.view.tsx'
import { relationAttributesView } from '../fields/records/relation-attributes/relation-attributes.view.tsx'
import { relationFormView } from '../fields/records/relation-form/relation-form.view.tsx'
import { fileUploadView } from '../fields/rich/file-upload/file-upload.view.tsx'
import { imageUploadView } from '../fields/rich/image-upload/image-upload.view.tsx'
import { locationView } from '../fields/rich/location/location.view.tsx'
import { richTextView } from '../fields/rich/rich-text/rich-text.view.tsx'
import { signatureView } from '../fields/rich/signature/signature.view.tsx'
import { billRuleView } from '../fields/system/bill-rule/bill-rule.view.tsx'
import { createdAtView } from '../fields/system/created-at/created-at.view.tsx'
import { createdByView } from '../fields/system/created-by/created-by.view.tsx'
import { currentOrganizationView } from '../fields/system/current-organization/current-organization.view.tsx'
import { currentPositionView } from '../fields/system/current-position/current-position.view.tsx'
import { modifiedAtView } from '../fields/system/modified-at/modified-at.view.tsx'
import { modifiedByView } from '../fields/system/modified-by/modified-by.view.tsx'
import { dateView } from '../fields/time/date/date.view.tsx'
import { dateRangeView } from '../fields/time/date-range/date-range.view.tsx'
import { timeView } from '../fields/time/time/time.view.tsx'
import { timeRangeView } from '../fields/time/time-range/time-range.view.tsx'
import type { FieldViews } from './field-view.ts'

/** How each kind looks. */
export const fieldViews: FieldViews = {
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
  location: locationView,
  'rich-text': richTextView,
  signature: signatureView,
  switch: switchView,
  checkbox: checkboxView,
  rate: rateView,
  slider: sliderView,
  time: timeView,
  'date-range': dateRangeView,
  'time-range': timeRangeView,
  text: textView,
  link: linkView,
  button: buttonView,
  alert: alertView,
  'group-title': groupTitleView,
  divider: dividerView,
  iframe: iframeView,
  'qr-code': qrCodeView,
  barcode: barcodeView,
  row: rowView,
  card: cardView,
  tab: tabView,
  collapse: collapseView,
  'table-grid': tableGridView,
  cascader: cascaderView,
  'tree-select': treeSelectView,
  color: colorView,
  'created-by': createdByView,
  'created-at': createdAtView,
  'modified-by': modifiedByView,
  'modified-at': modifiedAtView,
  'current-organization': currentOrganizationView,
  'current-position': currentPositionView,
  'bill-rule': billRuleView,
  'area-select': areaSelectView,
  'auto-complete': autoCompleteView,
  'popup-select': popupSelectView,
  'popup-table-select': popupTableSelectView,
  'relation-form': relationFormView,
  'relation-attributes': relationAttributesView,
}
