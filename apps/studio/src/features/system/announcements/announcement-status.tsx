import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { AnnouncementState } from './queries.ts'

const looks: Readonly<Record<AnnouncementState, StatusKind>> = {
  draft: 'active',
  scheduled: 'waiting',
  published: 'passed',
  recalled: 'paused',
}

export function AnnouncementStatus({ state }: Readonly<{ state: AnnouncementState }>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`announcements.state.${state}`)}</Status>
}
