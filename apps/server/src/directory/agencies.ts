import type { DirectoryRows } from './directory-rows.ts'
import { grouped } from './grouped.ts'

/** Who may decide for whom. */
export function agencies(rows: DirectoryRows) {
  const given = grouped(
    rows.agencies,
    ({ from }) => from,
    (one) => one,
  )

  return {
    agentsOf: (principal: string, { flow, now }: Readonly<{ flow: string; now: string }>) => {
      const moment = Date.parse(now)
      const valid = (given.get(principal) ?? []).filter(
        (one) =>
          (one.flow === null || one.flow === flow) &&
          Date.parse(one.start) <= moment &&
          moment < Date.parse(one.end),
      )
      return [...new Set(valid.map(({ to }) => to))]
    },
  }
}
