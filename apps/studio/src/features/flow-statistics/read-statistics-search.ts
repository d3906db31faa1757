export const periods = [30, 90, 365, 3650] as const

export type StatisticsSearch = { days?: number | undefined; open?: string | undefined }

/** Which period is looked at, and the case that is open beside the figures. */
export function readStatisticsSearch({ days, open }: Record<string, unknown>): StatisticsSearch {
  const period = periods.find((one) => one === Number(days))
  return { ...(period && { days: period }), ...(typeof open === 'string' && { open }) }
}
