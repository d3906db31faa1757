import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { PersonRow } from './queries.ts'

export function PersonStatus({
  isEnabled,
  isAdministrator,
}: Pick<PersonRow, 'isEnabled' | 'isAdministrator'>) {
  const t = useT()
  if (!isEnabled) return <Status kind="ended">{t('people.state.disabled')}</Status>
  return (
    <Status kind={isAdministrator ? 'active' : 'passed'}>
      {t(isAdministrator ? 'people.state.administrator' : 'people.state.active')}
    </Status>
  )
}
