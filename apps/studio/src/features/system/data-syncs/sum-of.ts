import type { useT } from '@signet/i18n/react'
import { changeKinds, type DataSyncRun } from './queries.ts'

/** What a run did, in one line. */
export function sumOf(t: ReturnType<typeof useT>, { counts }: Pick<DataSyncRun, 'counts'>): string {
  if (!counts) return ''
  const parts = changeKinds.filter((kind) => counts[kind] > 0)
  if (parts.length === 0) return t('sync-runs.same')
  return parts.map((kind) => t(`data-syncs.count.${kind}`, { count: counts[kind] })).join(' · ')
}
