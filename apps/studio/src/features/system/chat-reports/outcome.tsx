import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { ReportRow } from './queries.ts'

const looks = { dismissed: 'ended', upheld: 'passed', removed: 'passed' } as const

/** What came of a report, or that it waits. */
export function Outcome({ outcome }: Pick<ReportRow, 'outcome'>) {
  const t = useT()
  if (outcome === null) return <Status kind="waiting">{t('chat-reports.state.open')}</Status>
  return <Status kind={looks[outcome]}>{t(`chat-reports.outcome.${outcome}`)}</Status>
}
