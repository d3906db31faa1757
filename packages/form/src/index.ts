export type { AnsweredAs } from './answered-as.ts'
export { answeredValue, longestAnswered } from './answered-value.ts'
export { assignmentsOf, type WantedValue } from './assignments-of.ts'
export {
  type CheckedValues,
  type CheckOptions,
  checkValues,
  type SettleOptions,
  settle,
} from './check-values.ts'
export { choicesOf, type FieldChoice } from './choices-of.ts'
export { type Column, type ColumnIndex, type ColumnType, columnTypes } from './column.ts'
export { compileForm } from './compile-form.ts'
export { DataViewSource, viewSurroundings } from './data-view-source.ts'
export { addDecimals, compareDecimals } from './decimal.ts'
export { domainsOf } from './domains-of.ts'
export { FieldDefinition, type FieldDefinitionInput, FieldKey } from './field-definition.ts'
export {
  type Assignment,
  type FieldKind,
  type FillMoment,
  fieldKind,
  type ImportLookup,
  type Reader,
  type SearchOperator,
  searchOperators,
} from './field-kind.ts'
export { type FieldValue, type FormValues, isEmptyValue, type RowValues } from './field-value.ts'
export { type FieldKindName, fieldKinds, isFieldKindName } from './fields/index.ts'
export { largestNumber } from './fields/number/number.ts'
export { definitionVersion, FormDefinition, type FormDefinitionInput } from './form-definition.ts'
export type { FormPlan, LayoutNode, PlanField } from './form-plan.ts'
export { isCalendarDay } from './formats/calendar-day.ts'
export { hasFormat, type TextFormatName, textFormatNames, textFormats } from './formats/text-formats.ts'
export { formulaText } from './formula-text.ts'
export { metresBetween, type Point } from './geo/point.ts'
export { givenRowMeant } from './given-row-meant.ts'
export { type Locale, LocalizedText, locales, textIn } from './localized-text.ts'
export { mayFill } from './may-fill.ts'
export { type NamedByField, type NamedThing, namesOfForm } from './names-of-form.ts'
export { isPngPicture } from './png-picture.ts'
export { type KindProblem, type Problem, type ProblemCode, problemCodes } from './problem.ts'
export { problemSentence, type Speaker, sentenceAt } from './problem-sentence.ts'
export { readDefinition } from './read-definition.ts'
export { referencesOf } from './references-of.ts'
export {
  type DirectoryReferent,
  joinReferences,
  type Names,
  nameOf,
  type References,
  type Referent,
} from './referent.ts'
export { type FormRefusal, formRefusals } from './refusals.ts'
export {
  type FieldRight,
  type FormRights,
  isHiddenByRights,
  mayWrite,
  rightOf,
  rightsAtStart,
  rightsElsewhere,
} from './rights.ts'
export { isSafeAddress, isWebAddress } from './safe-address.ts'
export { schemaOf } from './schema-of.ts'
export { scopeOf } from './scope-of.ts'
export { type PrintedSheetLine, sheetLines } from './sheet-lines.ts'
export type { Stage } from './stage.ts'
export type { Cell as FieldState, CellProblem } from './store/cell.ts'
export { createFormStore, type FormStore, type FormStoreOptions } from './store/form-store.ts'
export { refuseProblems } from './store/refuse-problems.ts'
export { type PrintLine, printText, summary, type TextLine, textOfValue } from './summary.ts'
export { tableChange } from './table-change.ts'
export type { ColumnShape, KeyShape, TableShape, TableStep } from './table-shape.ts'
export { tableNameOf, tablesOf } from './tables-of.ts'
export { fromRow, type StoredForm, type StoredRow, toRow } from './to-row.ts'
export { visibleValues } from './visible-values.ts'
