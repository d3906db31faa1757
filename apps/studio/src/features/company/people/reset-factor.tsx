import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'

type ResetFactorProps = Readonly<{ id: string; name: string }>

/** Stops asking somebody for codes who lost the authenticator. The server may want to know first who asks. */
export function ResetFactor({ id, name }: ResetFactorProps) {
  const t = useT()
  const feedback = useFeedback()
  const { account } = useClient()
  const [isAsked, setAsked] = useState(false)
  const reset = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => account.resetSecondFactor({ id }),
    onSuccess: () => feedback.success(t('people.factorReset')),
    onError: (error) => setAsked(isConfirmFirst(error)),
  })
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('people.resetFactorTitle', { name }),
      body: t('people.resetFactorHint'),
      confirm: t('people.resetFactor'),
      tone: 'danger',
    })
    if (isSure) reset.mutate()
  }

  return (
    <>
      <Button icon={<ShieldOff size={16} aria-hidden />} loading={reset.isPending} onClick={() => void ask()}>
        {t('people.resetFactor')}
      </Button>
      {!isConfirmFirst(reset.error) && <ErrorNote error={reset.error} />}
      {isAsked && (
        <ConfirmIdentity
          onClose={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false)
            reset.mutate()
          }}
        />
      )}
    </>
  )
}

function isConfirmFirst(error: unknown): boolean {
  return error instanceof AnsweredRefusal && error.code === 'session.confirmFirst'
}

type ConfirmIdentityProps = Readonly<{ onClose: () => void; onConfirmed: () => void }>

/** Asks administrators for their own password before a sensitive act. */
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
      title={t('people.confirmYou')}
      okText={t('people.confirm')}
      okButtonProps={{ disabled: password === '', loading: confirm.isPending }}
      onOk={() => confirm.mutate()}
      onCancel={onClose}
    >
      <Labelled label={t('people.ownPassword')}>
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
    </Modal>
  )
}
