import type { DelegationView } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'

export function Period({ startsAt, endsAt }: Pick<DelegationView, 'startsAt' | 'endsAt'>) {
  const t = useT()
  const formats = useFormats()
  return t('delegations.period', { from: formats.dateTime(startsAt), to: formats.dateTime(endsAt) })
}
