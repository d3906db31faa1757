export const periods = [30, 90, 365, 3650] as const

export type StatisticsSearch = { days?: number | undefined; open?: string | undefined }

/** The period, and the case in the drawer. */
export function readStatisticsSearch({ days, open }: Record<string, unknown>): StatisticsSearch {
  const period = periods.find((one) => one === Number(days))
  return { ...(period && { days: period }), ...(typeof open === 'string' && { open }) }
}
