import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../lib/app-context.ts'

/** Asks, tells the server, and forgets the person on this device even when the server cannot be reached. */
export function useSignOut() {
  const { client, session, queries, live } = useApp()
  const { history } = useRouter()
  const feedback = useFeedback()
  const t = useT()
  const signOut = useMutation({
    mutationFn: () => client.session.logout(),
    onSettled: () => {
      session.clear()
      live.forget()
      history.replace('/pages/login/index')
      queries.clear()
    },
  })

  return async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.signOut.ask'),
      body: t('account.signOut.hint'),
      confirm: t('account.signOut.confirm'),
      tone: 'danger',
    })
    if (isConfirmed) signOut.mutate()
  }
}
