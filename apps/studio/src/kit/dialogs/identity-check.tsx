import { offersPasskeys } from '@signet/client/passkeys'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useSignal } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useApp, useClient } from '../context/app-context.ts'
import { useSignature } from '../context/use-signature.ts'
import { Labelled } from '../fields/labelled.tsx'

/** Above the dialogs and drawers of pages. */
const zIndex = 2000

/** Asks for the own password or passkey while a call waits for it. */
export function IdentityDialog() {
  const { identityQuestion } = useApp()
  const isOpen = useSignal(identityQuestion.isOpen)
  if (!isOpen) return null
  const { answer } = identityQuestion
  return <ConfirmIdentity onConfirmed={() => answer(true)} onClose={() => answer(false)} />
}

type ConfirmIdentityProps = Readonly<{ onClose: () => void; onConfirmed: () => void }>

function ConfirmIdentity({ onClose, onConfirmed }: ConfirmIdentityProps) {
  const t = useT()
  const { session } = useClient()
  const [password, setPassword] = useState('')
  const confirm = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => session.confirm({ password }),
    onSuccess: onConfirmed,
  })
  return (
    <Modal
      open
      zIndex={zIndex}
      title={t('studio.confirmYou')}
      okText={t('studio.confirm')}
      okButtonProps={{ disabled: password === '', loading: confirm.isPending }}
      onOk={() => confirm.mutate()}
      onCancel={onClose}
    >
      <Labelled label={t('studio.ownPassword')}>
        {(field) => (
          <Input.Password
            id={field}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            onPressEnter={() => password !== '' && confirm.mutate()}
          />
        )}
      </Labelled>
      <ErrorNote error={confirm.error} />
      <ByPasskey onConfirmed={onConfirmed} />
    </Modal>
  )
}

/** Offered to those who have a passkey that works here. */
function ByPasskey({ onConfirmed }: Pick<ConfirmIdentityProps, 'onConfirmed'>) {
  const t = useT()
  const { passkeys } = useClient()
  const sign = useSignature()
  const { data } = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => passkeys.list({}, { signal }),
  })
  const confirm = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async () => passkeys.confirm({ signed: await sign(await passkeys.beginConfirmation()) }),
    onSuccess: onConfirmed,
  })
  if (!data || data.list.length === 0 || !offersPasskeys(data.host)) return null

  return (
    <>
      <Button block loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('studio.passkey.use')}
      </Button>
      <ErrorNote error={confirm.error} />
    </>
  )
}
