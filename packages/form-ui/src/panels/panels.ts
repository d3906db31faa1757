import type { FieldKindName } from '@signet/form'
import { calculatePanel } from '../fields/basic/calculate/calculate.panel.ts'
import { inputPanel } from '../fields/basic/input/input.panel.ts'
import { numberPanel } from '../fields/basic/number/number.panel.ts'
import { subTablePanel } from '../fields/basic/sub-table/sub-table.panel.ts'
import { textareaPanel } from '../fields/basic/textarea/textarea.panel.ts'
import { areaSelectPanel } from '../fields/choice/area-select/area-select.panel.ts'
import { autoCompletePanel } from '../fields/choice/auto-complete/auto-complete.panel.ts'
import { cascaderPanel } from '../fields/choice/cascader/cascader.panel.ts'
import { checkboxPanel } from '../fields/choice/checkbox/checkbox.panel.ts'
import { colorPanel } from '../fields/choice/color/color.panel.ts'
import { radioPanel } from '../fields/choice/radio/radio.panel.ts'
import { ratePanel } from '../fields/choice/rate/rate.panel.ts'
import { selectPanel } from '../fields/choice/select/select.panel.ts'
import { sliderPanel } from '../fields/choice/slider/slider.panel.ts'
import { switchPanel } from '../fields/choice/switch/switch.panel.ts'
import { treeSelectPanel } from '../fields/choice/tree-select/tree-select.panel.ts'
import { alertPanel } from '../fields/display/alert/alert.panel.ts'
import { barcodePanel } from '../fields/display/barcode/barcode.panel.ts'
import { buttonPanel } from '../fields/display/button/button.panel.ts'
import { dividerPanel } from '../fields/display/divider/divider.panel.ts'
import { groupTitlePanel } from '../fields/display/group-title/group-title.panel.ts'
import { iframePanel } from '../fields/display/iframe/iframe.panel.ts'
import { linkPanel } from '../fields/display/link/link.panel.ts'
import { qrCodePanel } from '../fields/display/qr-code/qr-code.panel.ts'
import { textPanel } from '../fields/display/text/text.panel.ts'
import { cardPanel } from '../fields/layout/card/card.panel.ts'
import { collapsePanel } from '../fields/layout/collapse/collapse.panel.ts'
import { rowPanel } from '../fields/layout/row/row.panel.ts'
import { tabPanel } from '../fields/layout/tab/tab.panel.ts'
import { tableGridPanel } from '../fields/layout/table-grid/table-grid.panel.ts'
import { groupSelectPanel } from '../fields/people/group-select/group-select.panel.ts'
import { organizationSelectPanel } from '../fields/people/organization-select/organization-select.panel.ts'
import { positionSelectPanel } from '../fields/people/position-select/position-select.panel.ts'
import { roleSelectPanel } from '../fields/people/role-select/role-select.panel.ts'
import { userSelectPanel } from '../fields/people/user-select/user-select.panel.ts'
import { popupSelectPanel } from '../fields/records/popup-select/popup-select.panel.ts'
import { popupTableSelectPanel } from '../fields/records/popup-table-select/popup-table-select.panel.ts'
import { relationAttributesPanel } from '../fields/records/relation-attributes/relation-attributes.panel.ts'
import { relationFormPanel } from '../fields/records/relation-form/relation-form.panel.ts'
import { fileUploadPanel } from '../fields/rich/file-upload/file-upload.panel.ts'
import { imageUploadPanel } from '../fields/rich/image-upload/image-upload.panel.ts'
import { locationPanel } from '../fields/rich/location/location.panel.ts'
import { richTextPanel } from '../fields/rich/rich-text/rich-text.panel.ts'
import { signaturePanel } from '../fields/rich/signature/signature.panel.ts'
import { billRulePanel } from '../fields/system/bill-rule/bill-rule.panel.ts'
import { createdAtPanel } from '../fields/system/created-at/created-at.panel.ts'
import { createdByPanel } from '../fields/system/created-by/created-by.panel.ts'
import { currentOrganizationPanel } from '../fields/system/current-organization/current-organization.panel.ts'
import { currentPositionPanel } from '../fields/system/current-position/current-position.panel.ts'
import { modifiedAtPanel } from '../fields/system/modified-at/modified-at.panel.ts'
import { modifiedByPanel } from '../fields/system/modified-by/modified-by.panel.ts'
import { datePanel } from '../fields/time/date/date.panel.ts'
import { dateRangePanel } from '../fields/time/date-range/date-range.panel.ts'
import { timePanel } from '../fields/time/time/time.panel.ts'
import { timeRangePanel } from '../fields/time/time-range/time-range.panel.ts'
import type { Panel } from './panel.ts'

/** The register of settings panels: how an administrator sets each kind up. */
export const panels: Readonly<Record<FieldKindName, Panel>> = {
  input: inputPanel,
  textarea: textareaPanel,
  number: numberPanel,
  select: selectPanel,
  radio: radioPanel,
  date: datePanel,
  'user-select': userSelectPanel,
  'organization-select': organizationSelectPanel,
  'position-select': positionSelectPanel,
  'role-select': roleSelectPanel,
  'group-select': groupSelectPanel,
  'sub-table': subTablePanel,
  calculate: calculatePanel,
  'file-upload': fileUploadPanel,
  'image-upload': imageUploadPanel,
  location: locationPanel,
  'rich-text': richTextPanel,
  signature: signaturePanel,
  switch: switchPanel,
  checkbox: checkboxPanel,
  rate: ratePanel,
  slider: sliderPanel,
  text: textPanel,
  link: linkPanel,
  button: buttonPanel,
  alert: alertPanel,
  'group-title': groupTitlePanel,
  divider: dividerPanel,
  iframe: iframePanel,
  'qr-code': qrCodePanel,
  barcode: barcodePanel,
  row: rowPanel,
  card: cardPanel,
  tab: tabPanel,
  collapse: collapsePanel,
  'table-grid': tableGridPanel,
  time: timePanel,
  'date-range': dateRangePanel,
  'time-range': timeRangePanel,
  cascader: cascaderPanel,
  'tree-select': treeSelectPanel,
  color: colorPanel,
  'created-by': createdByPanel,
  'created-at': createdAtPanel,
  'modified-by': modifiedByPanel,
  'modified-at': modifiedAtPanel,
  'current-organization': currentOrganizationPanel,
  'current-position': currentPositionPanel,
  'bill-rule': billRulePanel,
  'area-select': areaSelectPanel,
  'auto-complete': autoCompletePanel,
  'popup-select': popupSelectPanel,
  'popup-table-select': popupTableSelectPanel,
  'relation-form': relationFormPanel,
  'relation-attributes': relationAttributesPanel,
}
