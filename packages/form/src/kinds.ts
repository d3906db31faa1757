/** Kinds, their settings and the functions their views and settings panels share with them. */

export {
  ChoiceOption,
  ChoiceOptions,
  isOption,
  listed,
  type OneOrSeveral,
  offeredOptions,
  toggled,
} from './choices/choice.ts'
export { type ChoiceSource, referentOf, type TreeSource } from './choices/choice-source.ts'
export {
  labelsOn,
  offeredTree,
  optionsOn,
  pathsIn,
  startsWith,
  type TreeOption,
  TreeOptions,
  type TreePath,
  withPaths,
} from './choices/tree-options.ts'
export { LayoutSlots } from './definition/layout-slots.ts'
export { listIn } from './definition/localized-text.ts'
export { type CalculateSettings, calculate } from './fields/basic/calculate/calculate.ts'
export { type InputSettings, input } from './fields/basic/input/input.ts'
export { type NumberSettings, number } from './fields/basic/number/number.ts'
export { type SubTableSettings, subTable } from './fields/basic/sub-table/sub-table.ts'
export { type TextareaSettings, textarea } from './fields/basic/textarea/textarea.ts'
export {
  type AreaSelectSettings,
  areaSelect,
  chosenIn,
  idsOf,
  valueFrom,
} from './fields/choice/area-select/area-select.ts'
export { type AutoCompleteSettings, autoComplete } from './fields/choice/auto-complete/auto-complete.ts'
export { type CascaderSettings, cascader, isChoice } from './fields/choice/cascader/cascader.ts'
export {
  hasChosenParent,
  hasPath,
  isInTree,
  pathsOf,
  withPath,
} from './fields/choice/cascader/cascader-paths.ts'
export { type CheckboxSettings, checkbox, toggledOption } from './fields/choice/checkbox/checkbox.ts'
export {
  type ColorSettings,
  color,
  nameOfColor,
  opacityOf,
  withOpacity,
} from './fields/choice/color/color.ts'
export { type RadioSettings, radio } from './fields/choice/radio/radio.ts'
export { type RateSettings, rate, starsOf } from './fields/choice/rate/rate.ts'
export { type SelectSettings, select } from './fields/choice/select/select.ts'
export { type SliderSettings, shareOf, slider } from './fields/choice/slider/slider.ts'
export { type SwitchSettings, switchKind } from './fields/choice/switch/switch.ts'
export {
  foundTree,
  isAnywhere,
  lineOfKey,
  linesOf,
  pathsOfIds,
  stepsTo,
  type TreeLine,
} from './fields/choice/tree-select/tree-places.ts'
export { type TreeSelectSettings, treeSelect } from './fields/choice/tree-select/tree-select.ts'
export { type AlertSettings, alert } from './fields/display/alert.ts'
export {
  type BarcodeFormat,
  BarcodeSettings,
  barcode,
  barcodeFormats,
  captionOfBarcode,
  fitsBarcode,
} from './fields/display/barcode.ts'
export { type ButtonSettings, button, buttonActions, resultsOf } from './fields/display/button.ts'
export { type DividerSettings, divider } from './fields/display/divider.ts'
export { type GroupTitleSettings, groupTitle } from './fields/display/group-title.ts'
export { framedAddress, type IframeSettings, iframe, sandboxOf } from './fields/display/iframe.ts'
export { addressOf, type LinkSettings, link, viewerOf } from './fields/display/link.ts'
export { fitsQrCode, QrCodeSettings, qrCode } from './fields/display/qr-code.ts'
export { type TextSettings, text } from './fields/display/text.ts'
export { type CardSettings, card } from './fields/layout/card.ts'
export { type CollapseSettings, collapse } from './fields/layout/collapse.ts'
export { type RowSettings, row } from './fields/layout/row.ts'
export { type TabSettings, tab } from './fields/layout/tab.ts'
export type { GridCell } from './fields/layout/table-grid.ts'
export { gridMistake, TableGridSettings, tableGrid } from './fields/layout/table-grid.ts'
export {
  type GroupSelectSettings,
  groupSelect,
  type OrganizationSelectSettings,
  organizationSelect,
  organizationsOf,
  type PositionSelectSettings,
  positionSelect,
  type RoleSelectSettings,
  roleSelect,
} from './fields/people/organization-selects.ts'
export { type UserSelectSettings, userSelect } from './fields/people/user-select.ts'
export { popupSelect, popupTableSelect } from './fields/records/popup-selects.ts'
export {
  type RelationAttributesSettings,
  relationAttributes,
} from './fields/records/relation-attributes.ts'
export {
  type RelationFormSettings,
  recordsOf,
  relationForm,
} from './fields/records/relation-form.ts'
export { type FileUploadSettings, fileUpload } from './fields/rich/file-upload/file-upload.ts'
export type { UploadedFile } from './fields/rich/file-upload/uploaded-files.ts'
export {
  dialogFilter,
  isImageName,
  problemOfFile,
  problemOfFiles,
} from './fields/rich/file-upload/uploaded-files.ts'
export {
  type ImageUploadSettings,
  imageUpload,
  limitsOf,
} from './fields/rich/image-upload/image-upload.ts'
export {
  type Circle,
  LocationSettings,
  location,
  type MapPlace,
  problemOfPlace,
  textOfPlace,
} from './fields/rich/location/location.ts'
export { type RichTextSettings, readRichText, richText } from './fields/rich/rich-text/rich-text.ts'
export { type SignatureSettings, signature } from './fields/rich/signature/signature.ts'
export { type BillRuleSettings, billRule } from './fields/system/bill-rule.ts'
export {
  type CurrentOrganizationSettings,
  createdAt,
  createdBy,
  currentOrganization,
  currentPosition,
  modifiedAt,
  modifiedBy,
} from './fields/system/filled-by-system.ts'
export { type DateSettings, date, isTimed } from './fields/time/date/date.ts'
export {
  canonicalDate,
  type DatePrecision,
  datePrecisions,
  halfDayName,
  monthName,
  plainDate,
  readableDate,
} from './fields/time/date/date-text.ts'
export { readTypedDate } from './fields/time/date/typed-date.ts'
export { offeredPresets } from './fields/time/date-range/date-presets.ts'
export { type DateRangeSettings, dateRange, presetNames } from './fields/time/date-range/date-range.ts'
export { type TimeSettings, time } from './fields/time/time/time.ts'
export {
  nearestInHours,
  partsOfTime,
  rangeOfTime,
  textOfTimeParts,
  turnTime,
  unitsOfTime,
} from './fields/time/time/time-parts.ts'
export { canonicalTime, timePrecisions } from './fields/time/time/time-text.ts'
export { type TimeRangeSettings, timeRange } from './fields/time/time-range/time-range.ts'
export { longestPicture } from './formats/png-picture.ts'
export { isPathOfOurs } from './formats/safe-address.ts'
export { daysInMonth } from './formats/text-formats.ts'
export { fromChineseGrid, toChineseGrid } from './geo/chinese-grid.ts'
export { roundedPoint } from './geo/point.ts'
export { isAllowedValue } from './html/allowed-html.ts'
export { textOfHtml } from './html/sanitize-html.ts'
export type { CodeSource } from './kind/code-source.ts'
export type { TimestampSettings } from './kind/filled-kinds.ts'
export { type InterfaceChoiceSettings, rowsOf } from './kind/interface-choice.ts'
export type { RangeEnds, RangeValue } from './kind/range-value.ts'
export type { RowChoiceSettings } from './kind/row-choice.ts'
export { ownPlaces, type ReferenceSettings } from './kind/thing-kind.ts'
export { plainNumber, readableDecimal, roundingModes } from './values/decimal.ts'
export { affixesOf, ownAmount, placesOf } from './values/money.ts'
export type { FileLimits, Receives } from './values/receives.ts'
