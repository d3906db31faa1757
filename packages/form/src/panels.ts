import { alertPanel } from './fields/alert/alert.panel.ts'
import { barcodePanel } from './fields/barcode/barcode.panel.ts'
import { billRulePanel } from './fields/bill-rule/bill-rule.panel.ts'
import { buttonPanel } from './fields/button/button.panel.ts'
import { cardPanel } from './fields/card/card.panel.ts'
import { checkboxPanel } from './fields/checkbox/checkbox.panel.ts'
import { collapsePanel } from './fields/collapse/collapse.panel.ts'
import { createdAtPanel } from './fields/created-at/created-at.panel.ts'
import { createdByPanel } from './fields/created-by/created-by.panel.ts'
import { currentOrganizationPanel } from './fields/current-organization/current-organization.panel.ts'
import { currentPositionPanel } from './fields/current-position/current-position.panel.ts'
import { dividerPanel } from './fields/divider/divider.panel.ts'
import { groupSelectPanel } from './fields/group-select/group-select.panel.ts'
import { groupTitlePanel } from './fields/group-title/group-title.panel.ts'
import { iframePanel } from './fields/iframe/iframe.panel.ts'
import type { FieldKindName } from './fields/index.ts'
import { imageUploadPanel } from './fields/image-upload/image-upload.panel.ts'
import { linkPanel } from './fields/link/link.panel.ts'
import { modifiedAtPanel } from './fields/modified-at/modified-at.panel.ts'
import { modifiedByPanel } from './fields/modified-by/modified-by.panel.ts'
import { organizationSelectPanel } from './fields/organization-select/organization-select.panel.ts'
import { positionSelectPanel } from './fields/position-select/position-select.panel.ts'
import { qrCodePanel } from './fields/qr-code/qr-code.panel.ts'
import { radioPanel } from './fields/radio/radio.panel.ts'
import { richTextPanel } from './fields/rich-text/rich-text.panel.ts'
import { roleSelectPanel } from './fields/role-select/role-select.panel.ts'
import { rowPanel } from './fields/row/row.panel.ts'
import { selectPanel } from './fields/select/select.panel.ts'
import { signaturePanel } from './fields/signature/signature.panel.ts'
import { tabPanel } from './fields/tab/tab.panel.ts'
import { tableGridPanel } from './fields/table-grid/table-grid.panel.ts'
import { textPanel } from './fields/text/text.panel.ts'
import { userSelectPanel } from './fields/user-select/user-select.panel.ts'
import type { Panel } from './panel.ts'

/** The register of settings panels: how an administrator sets each kind up. */
export const panels: Partial<Readonly<Record<FieldKindName, Panel>>> = {
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
  'organization-select': organizationSelectPanel,
  'position-select': positionSelectPanel,
  'role-select': roleSelectPanel,
  'group-select': groupSelectPanel,
  'user-select': userSelectPanel,
  select: selectPanel,
  radio: radioPanel,
  checkbox: checkboxPanel,
  signature: signaturePanel,
  'rich-text': richTextPanel,
  'image-upload': imageUploadPanel,
  'created-by': createdByPanel,
  'created-at': createdAtPanel,
  'modified-by': modifiedByPanel,
  'modified-at': modifiedAtPanel,
  'current-organization': currentOrganizationPanel,
  'current-position': currentPositionPanel,
  'bill-rule': billRulePanel,
}
