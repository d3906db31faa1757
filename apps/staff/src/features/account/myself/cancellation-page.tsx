import { useT } from '@signet/i18n/react'
import {
  Button,
  Cell,
  CellGroup,
  ErrorNote,
  PageState,
  sharedStyles,
  TextField,
  useFeedback,
} from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import { type Cancellation, useCancellation } from './queries.ts'

/** Closes the own account, after saying what becomes of the work. */
export function CancellationPage() {
  const t = useT()
  const preview = useCancellation()
  return (
    <StackPage title={t('account.cancel.title')} onRefresh={() => preview.refetch()}>
      <PageState query={preview}>{(loaded) => <Leaving {...loaded} />}</PageState>
    </StackPage>
  )
}

function Leaving({ openTasks, drafts, delegations, successor, isLastAdministrator }: Cancellation) {
  const t = useT()
  const feedback = useFeedback()
  const [reason, setReason] = useState('')
  const { cancel, sheet } = useCancel()
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.cancel.ask'),
      body: t('account.cancel.askHint'),
      confirm: t('account.cancel.confirm'),
      tone: 'danger',
    })
    if (isConfirmed) cancel.mutate(reason)
  }

  return (
    <>
      <p>{t('account.cancel.hint')}</p>
      <CellGroup title={t('account.cancel.work')}>
        <Cell
          title={t('account.cancel.tasks')}
          note={
            successor
              ? t('account.cancel.toManager', { name: successor.name })
              : t('account.cancel.toAdministrators')
          }
          value={openTasks}
        />
        <Cell title={t('account.cancel.drafts')} note={t('account.cancel.draftsHint')} value={drafts} />
        <Cell title={t('account.cancel.delegations')} note={t('account.cancel.end')} value={delegations} />
      </CellGroup>
      {isLastAdministrator ? (
        <p className={sharedStyles.problem} role="alert">
          {t('account.cancel.last')}
        </p>
      ) : (
        <TextField label={t('account.cancel.reason')} value={reason} maxLength={500} onChange={setReason} />
      )}
      <ErrorNote error={cancel.error} />
      <Button
        tone="danger"
        isWide
        isBusy={cancel.isPending}
        disabled={isLastAdministrator}
        onClick={() => void ask()}
      >
        {t('account.cancel.confirm')}
      </Button>
      {sheet}
    </>
  )
}

/** The device forgets the person, as when they sign out. */
function useCancel() {
  const { client, session, live, queries } = useApp()
  const { history } = useRouter()
  const identity = useIdentity()
  const cancel = useMutation({
    meta: { isShown: true },
    mutationFn: (reason: string) => identity.run(() => client.myself.cancel({ reason })),
    onSuccess: () => {
      session.clear()
      live.forget()
      history.replace('/pages/login/index')
      queries.clear()
    },
  })
  return { cancel, sheet: identity.sheet }
}
