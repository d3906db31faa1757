import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp, useLooks } from '../../kit/context/app-context.ts'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { useHeldUp } from '../../kit/outbox/messages.ts'
import { useOutbox } from '../../kit/outbox/waiting.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { InstallCell } from './install-cell.tsx'

export function SettingsPage() {
  const t = useT()
  const { look } = useLooks()
  const { store } = useApp()
  const { data: user } = useCurrentUser()
  const signOut = useSignOut()

  return (
    <StackPage title={t('account.settings.title')}>
      <CellGroup label={t('account.personal.title')}>
        <Cell
          title={t('account.personal.title')}
          note={t('account.personal.note')}
          value={nativeNames[look.locale]}
          href="/pages/my/personalSetting/index"
        />
        <Cell
          title={t('account.notifications.title')}
          note={t('account.notifications.note')}
          href="/pages/my/notifications/index"
        />
        <Cell title={t('account.security.title')} href="/pages/my/accountSecurity/index" />
        <Cell title={t('account.blocked.title')} href="/pages/my/blockedPeople/index" />
      </CellGroup>
      <InstallCell />
      <CellGroup title={t('account.signedInAs')}>
        <Cell title={t('account.account')} value={user?.userInfo.userAccount} />
        <Cell title={t('account.organization')} value={user?.userInfo.organizeName} />
      </CellGroup>
      <CellGroup label={t('account.about')}>
        <Cell
          title={t('account.about')}
          value={store.getItem('isUpdate') !== null && t('account.version.newer')}
          href="/pages/my/abouts/index"
        />
        <Cell title={t('account.cancel.title')} href="/pages/my/cancellation/index" />
      </CellGroup>
      <Button tone="danger" isWide onClick={() => void signOut()}>
        {t('account.signOut.confirm')}
      </Button>
    </StackPage>
  )
}

/** Signs out after a question; the device forgets the person even when the server cannot be reached. */
function useSignOut() {
  const { client, session, queries, live } = useApp()
  const { history } = useRouter()
  const feedback = useFeedback()
  const t = useT()
  const signOut = useMutation({
    mutationFn: () => {
      session.leave()
      return client.session.logout()
    },
    onSettled: (left) => {
      session.clear()
      live.forget()
      history.replace('/pages/login/index')
      queries.clear()
      // The provider that opened the session ends its own too.
      if (left) location.assign(left.url)
    },
  })

  return async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.signOut.ask'),
      body: <SignOutHint />,
      confirm: t('account.signOut.confirm'),
      tone: 'danger',
    })
    if (isConfirmed) signOut.mutate()
  }
}

/** What signing out does; the outbox may open while the question is asked. */
function SignOutHint() {
  const t = useT()
  const unsent = useOutbox().length + useHeldUp().length
  return unsent > 0 ? t('outbox.signOut', { count: unsent }) : t('account.signOut.hint')
}
