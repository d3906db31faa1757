export type { CheckedValues, SettleOptions, Stage } from './check-values.ts'
export { type Column, type ColumnIndex, type ColumnType, columnTypes } from './column.ts'
export { FieldDefinition, FieldKey } from './field-definition.ts'
export {
  type FieldKind,
  fieldKind,
  type ImportLookup,
  type Reader,
  type References,
  type SearchOperator,
  searchOperators,
} from './field-kind.ts'
export { type FieldValue, type FormValues, isEmptyValue, type RowValues } from './field-value.ts'
export { definitionVersion, FormDefinition, type FormDefinitionInput } from './form-definition.ts'
export type { FormPlan, PlanField } from './form-plan.ts'
export { type Locale, LocalizedText, textIn } from './localized-text.ts'
export { type KindProblem, type Problem, type ProblemCode, problemCodes } from './problem.ts'
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
export type { ColumnShape, TableShape, TableStep } from './table-shape.ts'
