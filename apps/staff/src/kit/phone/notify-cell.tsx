import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup } from '@signet/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openBridge } from './bridge.ts'

const key = ['phone', 'notify']

/** Whether the app may notify, and the way to change it: the system asks once, and later only its settings help. */
export function NotifyCell() {
  const t = useT()
  const queries = useQueryClient()
  const [bridge] = useState(() => openBridge(() => undefined))
  const { data: state } = useQuery({ queryKey: key, queryFn: bridge.mayNotify, staleTime: 0 })
  const change = useMutation({
    mutationFn: async () => {
      if (state === 'unasked') queries.setQueryData(key, await bridge.askToNotify())
      else await bridge.openNotificationSettings()
    },
  })
  // Back from the settings of the phone.
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: key })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])

  return (
    <CellGroup label={t('phone.notify.here')}>
      <Cell
        title={t('phone.notify.here')}
        {...(state && { note: t(`phone.notify.${state}`) })}
        value={
          state && (
            <Button
              tone={state === 'granted' ? 'plain' : 'primary'}
              isBusy={change.isPending}
              onClick={() => change.mutate()}
            >
              {t(state === 'unasked' ? 'phone.notify.allow' : 'phone.notify.confirm')}
            </Button>
          )
        }
      />
    </CellGroup>
  )
}
