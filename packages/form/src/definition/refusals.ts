/** Refusals of the form engine with their envelope codes. */
export const formRefusals = {
  /** `path`: of the mistake; `reason`: message of the schema. */
  'form.definitionInvalid': 422,
  /** `path`: of the rule; `problem`: a code of the formula language; `at`: offset in its text. */
  'form.formulaInvalid': 422,
  /** `path`: the fields that depend on each other, joined by " → ". */
  'form.circularFormula': 422,
  /** Thrown on publishing: `field` (label), `path`, and the kind (`thing`) and `name` of the missing object. */
  'form.namesNothing': 422,
  /** Thrown on publishing when a required object is not chosen yet: `field` (label), `path`, `thing`. */
  'form.namesMissing': 422,
  /** Thrown by the server for problems of `checkValues`: their `count`, `field` and `problem` of the first. */
  'form.valuesRefused': 422,
} as const
export type FormRefusal = keyof typeof formRefusals
