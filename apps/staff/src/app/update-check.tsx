import { installed } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../kit/context/app-context.ts'

/**
 * Asks once a session whether the server has another version than this client, and offers the update.
 * Renders nothing.
 */
export function UpdateCheck() {
  const { client, feedback, store } = useApp()
  const t = useT()
  const { data: server } = useQuery({
    queryKey: ['version'],
    queryFn: () => client.system.version(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  useEffect(() => {
    if (!server || server.sysVersion === installed.version) return
    store.setItem('isUpdate', '1')
    const question = {
      title: t('staff.update.title'),
      body: t('staff.update.text', { installed: installed.version, available: server.sysVersion }),
      confirm: t('staff.update.confirm'),
    }
    void feedback.ask(question).then((isConfirmed) => {
      if (isConfirmed && !server.downloadUrl) return feedback.error(t('staff.update.noLink'))
      if (isConfirmed) window.open(server.downloadUrl, '_blank', 'noopener')
      window.close()
    })
  }, [server, feedback, store, t])
  return null
}
