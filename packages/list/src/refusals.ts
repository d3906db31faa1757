/** Every "no" of the list engine with the code that its envelope carries. */
export const listRefusals = {
  /** `path` of the mistake, `reason` in words of the schema. */
  'list.definitionInvalid': 422,
  /** There is no such field, or it is not for this person: the answer is the same. */
  'list.unknownField': 403,
  'list.notSortable': 422,
  'list.operatorRefused': 422,
  'list.valueRefused': 422,
  'list.tooManyConditions': 422,
} as const
export type ListRefusal = keyof typeof listRefusals
