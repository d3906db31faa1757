export { type Around, type AroundName, aroundTypes } from './around.ts'
export { evaluate, type FormulaResult } from './evaluate.ts'
export { type DecimalLike, exact, isDecimalLike, toNumber } from './exact.ts'
export type { FormulaError } from './failure.ts'
export type { Formula } from './formula.ts'
export { type FunctionEntry, formulaFunctions } from './functions/catalogue.ts'
export { type FunctionGroup, functionGroups } from './functions/formula-function.ts'
export { isFormulaName } from './is-formula-name.ts'
export { limits } from './limits.ts'
export { isProblem, parseFormula } from './parse-formula.ts'
export type { FormulaProblem } from './problem.ts'
export { type FormulaParams, type FormulaRefusalCode, formulaRefusals } from './refusals.ts'
export { renameNames } from './rename-names.ts'
export { type Compared, comparedIn } from './telling/compared.ts'
export {
  type FieldDomain,
  type FieldDomains,
  type TellingValue,
  tellingValues,
} from './telling/telling-values.ts'
export type { ListType, RowsType, ScalarType, Scope, ValueType } from './value-type.ts'
export { isRoundingMode, type RoundingMode, roundingModes } from './values/decimal.ts'
export type { FormulaValue } from './values/write-value.ts'
