import { alertDesktop } from '../fields/alert/alert.desktop.tsx'
import { areaSelectView } from '../fields/area-select/area-select.view.tsx'
import { autoCompleteView } from '../fields/auto-complete/auto-complete.view.tsx'
import { barcodeDesktop } from '../fields/barcode/barcode.desktop.tsx'
import { billRuleDesktop } from '../fields/bill-rule/bill-rule.desktop.tsx'
import { buttonDesktop } from '../fields/button/button.desktop.tsx'
import { calculateDesktop } from '../fields/calculate/calculate.desktop.tsx'
import { cardDesktop } from '../fields/card/card.desktop.tsx'
import { cascaderView } from '../fields/cascader/cascader.view.tsx'
import { checkboxDesktop } from '../fields/checkbox/checkbox.desktop.tsx'
import { collapseDesktop } from '../fields/collapse/collapse.desktop.tsx'
import { colorView } from '../fields/color/color.view.tsx'
import { createdAtDesktop } from '../fields/created-at/created-at.desktop.tsx'
import { createdByDesktop } from '../fields/created-by/created-by.desktop.tsx'
import { currentOrganizationDesktop } from '../fields/current-organization/current-organization.desktop.tsx'
import { currentPositionDesktop } from '../fields/current-position/current-position.desktop.tsx'
import { dateView } from '../fields/date/date.view.tsx'
import { dateRangeView } from '../fields/date-range/date-range.view.tsx'
import { dividerDesktop } from '../fields/divider/divider.desktop.tsx'
import { fileUploadDesktop } from '../fields/file-upload/file-upload.desktop.tsx'
import { groupSelectView } from '../fields/group-select/group-select.view.tsx'
import { groupTitleDesktop } from '../fields/group-title/group-title.desktop.tsx'
import { iframeDesktop } from '../fields/iframe/iframe.desktop.tsx'
import { imageUploadDesktop } from '../fields/image-upload/image-upload.desktop.tsx'
import { inputDesktop } from '../fields/input/input.desktop.tsx'
import { linkDesktop } from '../fields/link/link.desktop.tsx'
import { locationDesktop } from '../fields/location/location.desktop.tsx'
import { modifiedAtDesktop } from '../fields/modified-at/modified-at.desktop.tsx'
import { modifiedByDesktop } from '../fields/modified-by/modified-by.desktop.tsx'
import { numberDesktop } from '../fields/number/number.desktop.tsx'
import { organizationSelectView } from '../fields/organization-select/organization-select.view.tsx'
import { popupSelectView } from '../fields/popup-select/popup-select.view.tsx'
import { popupTableSelectView } from '../fields/popup-table-select/popup-table-select.view.tsx'
import { positionSelectView } from '../fields/position-select/position-select.view.tsx'
import { qrCodeDesktop } from '../fields/qr-code/qr-code.desktop.tsx'
import { radioDesktop } from '../fields/radio/radio.desktop.tsx'
import { rateDesktop } from '../fields/rate/rate.desktop.tsx'
import { relationAttributesDesktop } from '../fields/relation-attributes/relation-attributes.desktop.tsx'
import { relationFormView } from '../fields/relation-form/relation-form.view.tsx'
import { richTextDesktop } from '../fields/rich-text/rich-text.desktop.tsx'
import { roleSelectView } from '../fields/role-select/role-select.view.tsx'
import { rowDesktop } from '../fields/row/row.desktop.tsx'
import { selectView } from '../fields/select/select.view.tsx'
import { signatureDesktop } from '../fields/signature/signature.desktop.tsx'
import { sliderDesktop } from '../fields/slider/slider.desktop.tsx'
import { subTableView } from '../fields/sub-table/sub-table.view.tsx'
import { switchDesktop } from '../fields/switch/switch.desktop.tsx'
import { tabDesktop } from '../fields/tab/tab.desktop.tsx'
import { tableGridDesktop } from '../fields/table-grid/table-grid.desktop.tsx'
import { textDesktop } from '../fields/text/text.desktop.tsx'
import { textareaDesktop } from '../fields/textarea/textarea.desktop.tsx'
import { timeView } from '../fields/time/time.view.tsx'
import { timeRangeView } from '../fields/time-range/time-range.view.tsx'
import { treeSelectView } from '../fields/tree-select/tree-select.view.tsx'
import { userSelectView } from '../fields/user-select/user-select.view.tsx'
import type { FieldViews } from './field-view.ts'

/** How each kind looks on a desktop. */
export const desktopViews: FieldViews = {
  input: inputDesktop,
  textarea: textareaDesktop,
  number: numberDesktop,
  select: selectView,
  radio: radioDesktop,
  date: dateView,
  'user-select': userSelectView,
  'organization-select': organizationSelectView,
  'position-select': positionSelectView,
  'role-select': roleSelectView,
  'group-select': groupSelectView,
  'sub-table': subTableView,
  calculate: calculateDesktop,
  'file-upload': fileUploadDesktop,
  'image-upload': imageUploadDesktop,
  location: locationDesktop,
  'rich-text': richTextDesktop,
  signature: signatureDesktop,
  switch: switchDesktop,
  checkbox: checkboxDesktop,
  rate: rateDesktop,
  slider: sliderDesktop,
  time: timeView,
  'date-range': dateRangeView,
  'time-range': timeRangeView,
  text: textDesktop,
  link: linkDesktop,
  button: buttonDesktop,
  alert: alertDesktop,
  'group-title': groupTitleDesktop,
  divider: dividerDesktop,
  iframe: iframeDesktop,
  'qr-code': qrCodeDesktop,
  barcode: barcodeDesktop,
  row: rowDesktop,
  card: cardDesktop,
  tab: tabDesktop,
  collapse: collapseDesktop,
  'table-grid': tableGridDesktop,
  cascader: cascaderView,
  'tree-select': treeSelectView,
  color: colorView,
  'created-by': createdByDesktop,
  'created-at': createdAtDesktop,
  'modified-by': modifiedByDesktop,
  'modified-at': modifiedAtDesktop,
  'current-organization': currentOrganizationDesktop,
  'current-position': currentPositionDesktop,
  'bill-rule': billRuleDesktop,
  'area-select': areaSelectView,
  'auto-complete': autoCompleteView,
  'popup-select': popupSelectView,
  'popup-table-select': popupTableSelectView,
  'relation-form': relationFormView,
  'relation-attributes': relationAttributesDesktop,
}
