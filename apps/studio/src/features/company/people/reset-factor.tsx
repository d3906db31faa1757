import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Fingerprint, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'

type ResetProps = Readonly<{ id: string; name: string }>

/** Stops asking somebody for codes who lost the authenticator. */
export function ResetFactor({ id, name }: ResetProps) {
  const t = useT()
  const { account } = useClient()
  return (
    <ResetButton
      icon={<ShieldOff size={16} aria-hidden />}
      label={t('people.resetFactor')}
      title={t('people.resetFactorTitle', { name })}
      hint={t('people.resetFactorHint')}
      done={t('people.factorReset')}
      reset={() => account.resetSecondFactor({ id })}
    />
  )
}

/** Removes the passkeys of somebody whose device was lost or stolen. */
export function ResetPasskeys({ id, name }: ResetProps) {
  const t = useT()
  const { passkeys } = useClient()
  return (
    <ResetButton
      icon={<Fingerprint size={16} aria-hidden />}
      label={t('people.resetPasskeys')}
      title={t('people.resetPasskeysTitle', { name })}
      hint={t('people.resetPasskeysHint')}
      done={t('people.passkeysReset')}
      reset={() => passkeys.resetOf({ id })}
    />
  )
}

type ResetButtonProps = Readonly<{
  icon: ReactNode
  label: string
  title: string
  hint: string
  done: string
  reset: () => Promise<unknown>
}>

/** Takes a way in from somebody, after a question. */
function ResetButton({ icon, label, title, hint, done, reset }: ResetButtonProps) {
  const feedback = useFeedback()
  const change = useMutation({
    meta: { shownInPlace: true },
    mutationFn: reset,
    onSuccess: () => feedback.success(done),
  })
  const ask = async () => {
    if (await feedback.ask({ title, body: hint, confirm: label, tone: 'danger' })) change.mutate()
  }

  return (
    <>
      <Button icon={icon} loading={change.isPending} onClick={() => void ask()}>
        {label}
      </Button>
      <ErrorNote error={change.error} />
    </>
  )
}
