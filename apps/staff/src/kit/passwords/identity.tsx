import { AnsweredRefusal } from '@signet/client'
import { offersPasskeys } from '@signet/client/passkeys'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Sheet, sharedStyles, TextField } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { useSignature } from './use-signature.ts'

type Asked = Readonly<{ confirmed: () => void; refused: () => void }>

/**
 * Runs sensitive calls. Where the server wants to know first who it is, the sheet asks for the password, a code or a passkey,
 * and the call is made again.
 */
export function useIdentity(): Readonly<{
  sheet: ReactNode
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
  const sheet = asked && (
    <IdentitySheet onConfirmed={() => close('confirmed')} onClose={() => close('refused')} />
  )
  return { sheet, run }
}

type IdentitySheetProps = Readonly<{ onConfirmed: () => void; onClose: () => void }>

/** Asks for the password, a code or a passkey. */
export function IdentitySheet({ onConfirmed, onClose }: IdentitySheetProps) {
  const t = useT()
  const client = useClient()
  const { data: factor } = useQuery({
    queryKey: ['account', 'secondFactor'],
    queryFn: () => client.account.secondFactor(),
  })
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [secret, setSecret] = useState('')
  const confirm = useMutation({
    meta: { isShown: true },
    mutationFn: () => client.session.confirm({ [by]: secret }),
    onSuccess: onConfirmed,
  })
  const hasPasskey = useHasPasskey()
  const sign = useSignature()
  const byPasskey = useMutation({
    meta: { isShown: true },
    mutationFn: async () =>
      client.passkeys.confirm({ signed: await sign(await client.passkeys.beginConfirmation()) }),
    onSuccess: onConfirmed,
  })
  const change = () => {
    setBy(by === 'password' ? 'code' : 'password')
    setSecret('')
    confirm.reset()
  }

  return (
    <Sheet title={t('passwords.identity.title')} onClose={onClose}>
      <form
        className={sharedStyles.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (secret !== '') confirm.mutate()
        }}
      >
        <p className={sharedStyles.weak}>{t('passwords.identity.hint')}</p>
        {by === 'password' ? (
          <TextField
            label={t('passwords.current')}
            type="password"
            autoComplete="current-password"
            value={secret}
            onChange={setSecret}
          />
        ) : (
          <CodeField value={secret} onChange={setSecret} />
        )}
        <ErrorNote error={confirm.error ?? byPasskey.error} />
        <Button type="submit" tone="primary" isWide isBusy={confirm.isPending} disabled={secret === ''}>
          {t('passwords.identity.confirm')}
        </Button>
        {hasPasskey && (
          <Button isWide isBusy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {t('passwords.identity.byPasskey')}
          </Button>
        )}
        {factor?.confirmedAt && (
          <Button tone="quiet" isWide onClick={change}>
            {t(by === 'password' ? 'passwords.identity.byCode' : 'passwords.identity.byPassword')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}

function useHasPasskey(): boolean {
  const { passkeys } = useClient()
  const { data } = useQuery({ queryKey: ['account', 'passkeys'], queryFn: () => passkeys.list() })
  return data !== undefined && data.list.length > 0 && offersPasskeys(data.host)
}

type CodeFieldProps = Readonly<{ value: string; onChange: (value: string) => void; hint?: string }>

/** The code of an authenticator. A recovery code has letters too, so no keyboard of digits only. */
export function CodeField({ hint, ...field }: CodeFieldProps) {
  const t = useT()
  return (
    <TextField
      label={t('passwords.code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      hint={hint ?? t('passwords.codeHint')}
      {...field}
    />
  )
}
