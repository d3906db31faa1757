import { alertView } from '../fields/alert/alert.view.tsx'
import { areaSelectView } from '../fields/area-select/area-select.view.tsx'
import { autoCompleteView } from '../fields/auto-complete/auto-complete.view.tsx'
import { barcodeView } from '../fields/barcode/barcode.view.tsx'
import { billRuleView } from '../fields/bill-rule/bill-rule.view.tsx'
import { buttonView } from '../fields/button/button.view.tsx'
import { calculateView } from '../fields/calculate/calculate.view.tsx'
import { cardView } from '../fields/card/card.view.tsx'
import { cascaderView } from '../fields/cascader/cascader.view.tsx'
import { checkboxView } from '../fields/checkbox/checkbox.view.tsx'
import { collapseView } from '../fields/collapse/collapse.view.tsx'
import { colorView } from '../fields/color/color.view.tsx'
import { createdAtView } from '../fields/created-at/created-at.view.tsx'
import { createdByView } from '../fields/created-by/created-by.view.tsx'
import { currentOrganizationView } from '../fields/current-organization/current-organization.view.tsx'
import { currentPositionView } from '../fields/current-position/current-position.view.tsx'
import { dateView } from '../fields/date/date.view.tsx'
import { dateRangeView } from '../fields/date-range/date-range.view.tsx'
import { dividerView } from '../fields/divider/divider.view.tsx'
import { fileUploadView } from '../fields/file-upload/file-upload.view.tsx'
import { groupSelectView } from '../fields/group-select/group-select.view.tsx'
import { groupTitleView } from '../fields/group-title/group-title.view.tsx'
import { iframeView } from '../fields/iframe/iframe.view.tsx'
import { imageUploadView } from '../fields/image-upload/image-upload.view.tsx'
import { inputView } from '../fields/input/input.view.tsx'
import { linkView } from '../fields/link/link.view.tsx'
import { locationView } from '../fields/location/location.view.tsx'
import { modifiedAtView } from '../fields/modified-at/modified-at.view.tsx'
import { modifiedByView } from '../fields/modified-by/modified-by.view.tsx'
import { numberView } from '../fields/number/number.view.tsx'
import { organizationSelectView } from '../fields/organization-select/organization-select.view.tsx'
import { popupSelectView } from '../fields/popup-select/popup-select.view.tsx'
import { popupTableSelectView } from '../fields/popup-table-select/popup-table-select.view.tsx'
import { positionSelectView } from '../fields/position-select/position-select.view.tsx'
import { qrCodeView } from '../fields/qr-code/qr-code.view.tsx'
import { radioView } from '../fields/radio/radio.view.tsx'
import { rateView } from '../fields/rate/rate.view.tsx'
import { relationAttributesView } from '../fields/relation-attributes/relation-attributes.view.tsx'
import { relationFormView } from '../fields/relation-form/relation-form.view.tsx'
import { richTextView } from '../fields/rich-text/rich-text.view.tsx'
import { roleSelectView } from '../fields/role-select/role-select.view.tsx'
import { rowView } from '../fields/row/row.view.tsx'
import { selectView } from '../fields/select/select.view.tsx'
import { signatureView } from '../fields/signature/signature.view.tsx'
import { sliderView } from '../fields/slider/slider.view.tsx'
import { subTableView } from '../fields/sub-table/sub-table.view.tsx'
import { switchView } from '../fields/switch/switch.view.tsx'
import { tabView } from '../fields/tab/tab.view.tsx'
import { tableGridView } from '../fields/table-grid/table-grid.view.tsx'
import { textView } from '../fields/text/text.view.tsx'
import { textareaView } from '../fields/textarea/textarea.view.tsx'
import { timeView } from '../fields/time/time.view.tsx'
import { timeRangeView } from '../fields/time-range/time-range.view.tsx'
import { treeSelectView } from '../fields/tree-select/tree-select.view.tsx'
import { userSelectView } from '../fields/user-select/user-select.view.tsx'
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
