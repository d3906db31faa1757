import { alertPanel } from './fields/alert/alert.panel.ts'
import { areaSelectPanel } from './fields/area-select/area-select.panel.ts'
import { autoCompletePanel } from './fields/auto-complete/auto-complete.panel.ts'
import { barcodePanel } from './fields/barcode/barcode.panel.ts'
import { billRulePanel } from './fields/bill-rule/bill-rule.panel.ts'
import { buttonPanel } from './fields/button/button.panel.ts'
import { calculatePanel } from './fields/calculate/calculate.panel.ts'
import { cardPanel } from './fields/card/card.panel.ts'
import { cascaderPanel } from './fields/cascader/cascader.panel.ts'
import { checkboxPanel } from './fields/checkbox/checkbox.panel.ts'
import { collapsePanel } from './fields/collapse/collapse.panel.ts'
import { colorPanel } from './fields/color/color.panel.ts'
import { createdAtPanel } from './fields/created-at/created-at.panel.ts'
import { createdByPanel } from './fields/created-by/created-by.panel.ts'
import { currentOrganizationPanel } from './fields/current-organization/current-organization.panel.ts'
import { currentPositionPanel } from './fields/current-position/current-position.panel.ts'
import { datePanel } from './fields/date/date.panel.ts'
import { dateRangePanel } from './fields/date-range/date-range.panel.ts'
import { dividerPanel } from './fields/divider/divider.panel.ts'
import { fileUploadPanel } from './fields/file-upload/file-upload.panel.ts'
import { groupSelectPanel } from './fields/group-select/group-select.panel.ts'
import { groupTitlePanel } from './fields/group-title/group-title.panel.ts'
import { iframePanel } from './fields/iframe/iframe.panel.ts'
import { imageUploadPanel } from './fields/image-upload/image-upload.panel.ts'
import type { FieldKindName } from './fields/index.ts'
import { inputPanel } from './fields/input/input.panel.ts'
import { linkPanel } from './fields/link/link.panel.ts'
import { locationPanel } from './fields/location/location.panel.ts'
import { modifiedAtPanel } from './fields/modified-at/modified-at.panel.ts'
import { modifiedByPanel } from './fields/modified-by/modified-by.panel.ts'
import { numberPanel } from './fields/number/number.panel.ts'
import { organizationSelectPanel } from './fields/organization-select/organization-select.panel.ts'
import { popupSelectPanel } from './fields/popup-select/popup-select.panel.ts'
import { popupTableSelectPanel } from './fields/popup-table-select/popup-table-select.panel.ts'
import { positionSelectPanel } from './fields/position-select/position-select.panel.ts'
import { qrCodePanel } from './fields/qr-code/qr-code.panel.ts'
import { radioPanel } from './fields/radio/radio.panel.ts'
import { ratePanel } from './fields/rate/rate.panel.ts'
import { relationAttributesPanel } from './fields/relation-attributes/relation-attributes.panel.ts'
import { relationFormPanel } from './fields/relation-form/relation-form.panel.ts'
import { richTextPanel } from './fields/rich-text/rich-text.panel.ts'
import { roleSelectPanel } from './fields/role-select/role-select.panel.ts'
import { rowPanel } from './fields/row/row.panel.ts'
import { selectPanel } from './fields/select/select.panel.ts'
import { signaturePanel } from './fields/signature/signature.panel.ts'
import { sliderPanel } from './fields/slider/slider.panel.ts'
import { subTablePanel } from './fields/sub-table/sub-table.panel.ts'
import { switchPanel } from './fields/switch/switch.panel.ts'
import { tabPanel } from './fields/tab/tab.panel.ts'
import { tableGridPanel } from './fields/table-grid/table-grid.panel.ts'
import { textPanel } from './fields/text/text.panel.ts'
import { textareaPanel } from './fields/textarea/textarea.panel.ts'
import { timePanel } from './fields/time/time.panel.ts'
import { timeRangePanel } from './fields/time-range/time-range.panel.ts'
import { treeSelectPanel } from './fields/tree-select/tree-select.panel.ts'
import { userSelectPanel } from './fields/user-select/user-select.panel.ts'
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
