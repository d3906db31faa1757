import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import type { AccessKey, KeyState } from './queries.ts'

const looks: Readonly<Record<KeyState, StatusKind>> = {
  active: 'passed',
  expired: 'overdue',
  revoked: 'paused',
}

export function KeyStatus({ state }: Readonly<{ state: KeyState }>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`access-keys.state.${state}`)}</Status>
}

/** When and from where a key was used last. */
export function LastUse({ one: { usedAt, usedFrom } }: Readonly<{ one: AccessKey }>) {
  const t = useT()
  if (usedAt === null) return t('access-keys.neverUsed')
  return (
    <>
      <FormattedTime at={usedAt} /> · {usedFrom}
    </>
  )
}
