import type { Notice } from './queries.ts'

/** A message, and the earlier ones about the same case. */
export type NoticeGroup = Readonly<{ latest: Notice; earlier: readonly Notice[] }>

/** Returns messages of one case together, at the place of the latest; every message is in one group. */
export function groupByCase(notices: readonly Notice[]): readonly NoticeGroup[] {
  const groups = Map.groupBy(notices, ({ id, caseId }) => caseId ?? `message ${id}`)
  return [...groups.values()].flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : []))
}
