/** Every "no" of the form engine with the code that its envelope carries. */
export const formRefusals = {
  /** `path` of the mistake, `reason` in words of the schema. */
  'form.definitionInvalid': 422,
  /** `path` of the rule, `problem` (a code of the formula language), `at` (offset in its text). */
  'form.formulaInvalid': 422,
  /** `path`: the fields that wait for each other, joined by " → ". */
  'form.circularFormula': 422,
  /** Thrown by the server at publishing: the label of the `field`, its `path`, the `thing` and its `name` that is not there. */
  'form.namesNothing': 422,
  /** The same for what was not chosen yet, though the field does nothing without it: `field`, `path`, `thing`. */
  'form.namesMissing': 422,
  /** Thrown by the server when `checkValues` found problems; `count` of them, `field` and `problem` of the first. */
  'form.valuesRefused': 422,
} as const
export type FormRefusal = keyof typeof formRefusals
