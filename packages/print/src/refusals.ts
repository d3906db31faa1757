/** Every "no" of the print engine with the code that its envelope carries. */
export const printRefusals = {
  /** `path` of the mistake, `reason` in words of the schema. */
  'print.templateInvalid': 422,
} as const
export type PrintRefusal = keyof typeof printRefusals
