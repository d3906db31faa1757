import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { ExportRow } from './queries.ts'

const looks = {
  asked: 'waiting',
  refused: 'rejected',
  approved: 'active',
  ready: 'passed',
  failed: 'failed',
  expired: 'ended',
  lapsed: 'ended',
} as const

/** How far an export is. */
export function ExportState({ state }: Pick<ExportRow, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`chat-exports.state.${state}`)}</Status>
}
