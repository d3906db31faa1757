export type MonthSearch = { month?: string | undefined }

/** Which month is looked at; this one when the address does not say. */
export function readMonth({ month }: Record<string, unknown>): MonthSearch {
  return typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}
}
