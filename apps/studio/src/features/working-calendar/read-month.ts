export type MonthSearch = { month?: string | undefined }

/** The month in the address; by default the current one. */
export function readMonth({ month }: Record<string, unknown>): MonthSearch {
  return typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}
}
