/** Refusals of the list engine, with their envelope codes. */
export const listRefusals = {
  /** `path` of the mistake, `reason` from the schema. */
  'list.definitionInvalid': 422,
  /** The field does not exist or is not visible; both get the same answer. */
  'list.unknownField': 403,
  'list.notSortable': 422,
  'list.operatorRefused': 422,
  'list.valueRefused': 422,
  'list.tooManyConditions': 422,
} as const
export type ListRefusal = keyof typeof listRefusals
