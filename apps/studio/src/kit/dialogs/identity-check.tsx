import { AnsweredRefusal } from '@signet/client'
import { offersPasskeys } from '@signet/client/passkeys'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { useSignature } from '../context/use-signature.ts'
import { Labelled } from '../fields/labelled.tsx'

/** A mutation of a sensitive act, which the server may refuse until it knows who asks. */
type Sensitive = Readonly<{ error: Error | null; reset: () => void }>
type IdentityCheckProps = Readonly<{ of: Sensitive; onConfirmed: () => void }>

/** Shows the error of a sensitive act, or asks for the own password or passkey and then does it again. */
export function IdentityCheck({ of: { error, reset }, onConfirmed }: IdentityCheckProps) {
  const isAsked = error instanceof AnsweredRefusal && error.code === 'session.confirmFirst'
  return isAsked ? <ConfirmIdentity onClose={reset} onConfirmed={onConfirmed} /> : <ErrorNote error={error} />
}

type Asked = Readonly<{ confirmed: () => void; refused: () => void }>

/**
 * Runs sensitive calls. Where the server wants to know first who it is, the dialog asks for the password or a passkey,
 * and the call is made again.
 */
export function useIdentity(): Readonly<{
  dialog: ReactNode
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}> {
  const [asked, setAsked] = useState<Asked>()
  const run = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof AnsweredRefusal) || error.code !== 'session.confirmFirst') throw error
      await new Promise<void>((resolve, reject) =>
        setAsked({ confirmed: resolve, refused: () => reject(error) }),
      )
      return call()
    }
  }
  const close = (answer: keyof Asked) => {
    asked?.[answer]()
    setAsked(undefined)
  }
  const dialog = asked && (
    <ConfirmIdentity onConfirmed={() => close('confirmed')} onClose={() => close('refused')} />
  )
  return { dialog, run }
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
