export { evaluate, type FormulaResult } from './evaluate/evaluate.ts'
export { type DecimalLike, exact, isDecimalLike, toNumber } from './evaluate/exact.ts'
export type { FormulaError, StepBudget } from './evaluate/run.ts'
export {
  type ContextName,
  contextTypes,
  type DayCalendar,
  type FormulaContext,
  limits,
} from './formula-context.ts'
export { type FunctionGroup, functionGroups } from './functions/formula-function.ts'
export { type FunctionEntry, formulaFunctions } from './functions/index.ts'
export type { Formula } from './parse-formula.ts'
export { isProblem, parseFormula } from './parse-formula.ts'
export type { FormulaProblem } from './refusals.ts'
export { type FormulaParams, type FormulaRefusalCode, formulaRefusals } from './refusals.ts'
export {
  type CalculationPart,
  type CalculationRule,
  type Condition,
  type ConditionOperator,
  type ConditionRule,
  everyRow,
  type Factor,
  isRowGroup,
  type LiteralOperand,
  type Operand,
  type PointOperand,
  type RowGroup,
  type SpanUnit,
  spanUnits,
  type TotalFunction,
  type WeightOperand,
} from './rule/plain-rule.ts'
export { readCalculation, readCondition } from './rule/read-rule.ts'
export { type FormulaRepair, listRepairs } from './rule/repair.ts'
export { writeCalculation, writeCondition, writeOperand } from './rule/write-rule.ts'
export { isFormulaName } from './syntax/parse.ts'
export { renameNames } from './syntax/rename-names.ts'
export { type ComparedValues, findComparisons } from './telling/compared.ts'
export {
  type FieldDomain,
  type FieldDomains,
  type SampleValue,
  sampleValues,
} from './telling/telling-values.ts'
export type { ListType, RowsType, ScalarType, Scope, ValueType } from './value-type.ts'
export { readDay, weekdayOf, writeDay } from './values/civil.ts'
export { isRoundingMode, type RoundingMode, roundingModes } from './values/decimal.ts'
export type { FormulaValue } from './values/value.ts'
