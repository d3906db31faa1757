export {
  type Access,
  accessWith,
  fieldFor,
  mayPress,
  type Rights,
  recordsFor,
  rightsAnywhere,
  rightsForNew,
  rightsOn,
  whereSeen,
} from './access/access.ts'
export {
  labelOf,
  mayAsk,
  maySort,
  recordsMatching,
  recordsWithWords,
  type SortKey,
  sortKeysFor,
} from './access/ask.ts'
export { filledBy } from './access/filled-by.ts'
export type { Viewer } from './access/grounds.ts'
export { type Ground, groundsFor } from './access/grounds.ts'
export { Permission, type PermissionInput, readPermission, type Scope, scopes } from './access/permission.ts'
export { visibleForm } from './access/visible-form.ts'
export { Condition, ConditionGroup, isGroup, valueCondition } from './conditions/condition.ts'
export { meets } from './conditions/meets.ts'
export { type Operator, operators } from './conditions/operators.ts'
export {
  compareBy,
  comparedAs,
  compareTexts,
  sortedCharacters,
  sortedText,
  sumOf,
} from './conditions/order-of.ts'
export { allOf, anyOf, isAlways, isNever, type Predicate, type Test } from './conditions/predicate.ts'
export { type Variable, variables } from './conditions/variables.ts'
export { type ButtonKey, buttonKeys } from './definition/buttons.ts'
export { checkList } from './definition/check-list.ts'
export { editableColumns } from './definition/editable-columns.ts'
export { evaluated, isEnabled, readByActions } from './definition/is-enabled.ts'
export type { Fill, ListAction } from './definition/list-action.ts'
export {
  ListDefinition,
  type ListDefinitionInput,
  ListSort,
  listDefinitionVersion,
} from './definition/list-definition.ts'
export { type ListField, listField } from './definition/list-field.ts'
export { ListPath } from './definition/list-path.ts'
export { changedField, takenOver } from './definition/merge-changes.ts'
export { isForLooking, type ListPlan, planList } from './definition/plan-list.ts'
export { defaultList, findListMistake, type ListMistake, readList } from './definition/read-list.ts'
export { isSystemPath, type SystemPath, type SystemType, systemPaths } from './definition/system-fields.ts'
export { type ListRefusal, listRefusals } from './refusals.ts'
