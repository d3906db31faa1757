export {
  type Access,
  accessWith,
  canPress,
  fieldFor,
  highestRights,
  type Rights,
  recordsFor,
  recordsShowing,
  rightsForNew,
  rightsOn,
} from './access/access.ts'
export {
  canAsk,
  canSort,
  labelOf,
  recordsMatching,
  recordsWithWords,
  type SortKey,
  sortKeysFor,
} from './access/ask.ts'
export type { Viewer } from './access/grounds.ts'
export {
  type Ground,
  groundsFor,
  Permission,
  type PermissionInput,
  readPermission,
  type Scope,
  scopes,
} from './access/grounds.ts'
export { type CaseSight, narrowToCases } from './access/narrow-to-cases.ts'
export { visibleForm } from './access/visible-form.ts'
export { Condition, ConditionGroup, isGroup, valueCondition } from './conditions/condition.ts'
export { meets } from './conditions/meets.ts'
export { type Operator, operators, type Variable, variables } from './conditions/operators.ts'
export {
  compareBy,
  compareTexts,
  sortedCharacters,
  sortedText,
  sumOf,
  textComparer,
} from './conditions/order-of.ts'
export {
  allOf,
  anyOf,
  type CaseReader,
  isAlways,
  isNever,
  type Predicate,
  type Test,
} from './conditions/predicate.ts'
export { checkList, readRules } from './definition/check-list.ts'
export { evaluateFill, evaluateFormula, fieldsReadByActions, isEnabled } from './definition/is-enabled.ts'
export {
  alignmentOf,
  type ButtonKey,
  buttonKeys,
  editableColumns,
  type Fill,
  ListAction,
  ListDefinition,
  type ListDefinitionInput,
  ListSort,
  listDefinitionVersion,
} from './definition/list-definition.ts'
export {
  isNumeric,
  isSystemPath,
  type ListField,
  ListPath,
  listField,
  type SystemPath,
  type SystemType,
  systemPaths,
} from './definition/list-field.ts'
export { fieldOfChange, mergeSavedChanges } from './definition/merge-changes.ts'
export { listMergeRules } from './definition/merge-lists.ts'
export { isReadOnlyButton, type ListPlan, planList } from './definition/plan-list.ts'
export { defaultList, findListMistake, type ListMistake, readList } from './definition/read-list.ts'
export { type ListRefusal, listRefusals } from './refusals.ts'
