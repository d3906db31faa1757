export { choicesOf, type FieldChoice } from './choices/choices-of.ts'
export { DataViewSource, viewContextNames } from './definition/data-view-source.ts'
export { FieldDefinition, type FieldDefinitionInput, FieldKey } from './definition/field-definition.ts'
export { definitionVersion, FormDefinition, type FormDefinitionInput } from './definition/form-definition.ts'
export { type Locale, LocalizedText, listIn, locales, textIn, wordsOf } from './definition/localized-text.ts'
export { readDefinition } from './definition/read-definition.ts'
export { type FormRefusal, formRefusals } from './definition/refusals.ts'
export { largestNumber } from './fields/basic/number/number.ts'
export { type FieldKindName, fieldKinds, isFieldKindName } from './fields/index.ts'
export { type InputType, inputKindOf, isInputType } from './fields/input-kind.ts'
export { isPngPicture } from './formats/png-picture.ts'
export { isSafeAddress, isWebAddress } from './formats/safe-address.ts'
export {
  hasFormat,
  isCalendarDay,
  type TextFormatName,
  textFormatNames,
  textFormats,
} from './formats/text-formats.ts'
export { metresBetween, type Point } from './geo/point.ts'
export { filesOfHtml, sanitizeHtml } from './html/sanitize-html.ts'
export type { AnsweredAs } from './kind/answered-as.ts'
export {
  type Assignment,
  type FieldKind,
  type FillTime,
  fieldKind,
  type ImportLookup,
  type Reader,
  type SearchOperator,
  searchOperators,
} from './kind/field-kind.ts'
export { compileForm } from './plan/compile-form.ts'
export type { FormPlan, LayoutNode, PlanField } from './plan/form-plan.ts'
export { type KindProblem, type Problem, type ProblemCode, problemCodes } from './problems/problem.ts'
export { problemSentence, type Speaker, sentenceAt } from './problems/problem-sentence.ts'
export {
  type FieldReference,
  namesOfForm,
  type ReferencedKind,
  referencesOf,
} from './references/references-of.ts'
export {
  type DirectoryReferent,
  joinReferences,
  type Names,
  nameOf,
  type References,
  type Referent,
} from './references/referent.ts'
export { findGivenRow } from './rows/arrange-rows.ts'
export { formulaText } from './rules/formula-text.ts'
export { receivingFields } from './rules/receiving-fields.ts'
export {
  canFill,
  canWrite,
  type FieldRight,
  type FormRights,
  isHiddenByRights,
  rightOf,
  rightsAtStart,
  rightsElsewhere,
} from './rules/rights.ts'
export { domainsOf, scopeOf } from './rules/scope-of.ts'
export type { Cell as FieldState, CellProblem } from './store/cell.ts'
export { createFormStore, type FormStore, type FormStoreOptions } from './store/form-store.ts'
export { refuseProblems } from './store/refuse-problems.ts'
export {
  amountText,
  type PrintedSheetLine,
  type PrintLine,
  printText,
  sheetLines,
  summary,
  type TextLine,
  textOfValue,
} from './summary/summary.ts'
export { tableChange } from './tables/table-change.ts'
export type { ColumnShape, KeyShape, TableShape, TableStep } from './tables/table-shape.ts'
export { type Column, type ColumnIndex, type ColumnType, columnTypes } from './tables/table-shape.ts'
export { tableNameOf, tablesOf } from './tables/tables-of.ts'
export { fromRow, type StoredForm, type StoredRow, toRow } from './tables/to-row.ts'
export {
  type CheckedValues,
  type CheckOptions,
  checkValues,
  type SettleOptions,
  settle,
} from './values/check-values.ts'
export { addDecimals, compareDecimals } from './values/decimal.ts'
export type { Stage } from './values/field-value.ts'
export { type FieldValue, type FormValues, isEmptyValue, type RowValues } from './values/field-value.ts'
export { type Currency, currencies, usualCurrency } from './values/money.ts'
export { answeredValue, longestAnswered, schemaOf } from './values/read-value.ts'
export { assignmentsOf, visibleValues, type WantedValue } from './values/visible-values.ts'
