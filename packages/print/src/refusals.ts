/** Refusals of the print engine, with their envelope codes. */
export const printRefusals = {
  /** `path` of the mistake, `reason` from the schema. */
  'print.templateInvalid': 422,
} as const
export type PrintRefusal = keyof typeof printRefusals
