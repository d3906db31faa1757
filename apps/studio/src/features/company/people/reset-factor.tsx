import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Fingerprint, ShieldOff } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'

type ResetFactorProps = Readonly<{ id: string; name: string }>

/** Stops asking somebody for codes who lost the authenticator. */
export function ResetFactor({ id, name }: ResetFactorProps) {
  const t = useT()
  const feedback = useFeedback()
  const { account } = useClient()
  const reset = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => account.resetSecondFactor({ id }),
    onSuccess: () => feedback.success(t('people.factorReset')),
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
      <ErrorNote error={reset.error} />
    </>
  )
}

/** Removes the passkeys of somebody whose device was lost or stolen. */
export function ResetPasskeys({ id, name }: ResetFactorProps) {
  const t = useT()
  const feedback = useFeedback()
  const { passkeys } = useClient()
  const reset = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => passkeys.resetOf({ id }),
    onSuccess: () => feedback.success(t('people.passkeysReset')),
  })
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('people.resetPasskeysTitle', { name }),
      body: t('people.resetPasskeysHint'),
      confirm: t('people.resetPasskeys'),
      tone: 'danger',
    })
    if (isSure) reset.mutate()
  }

  return (
    <>
      <Button
        icon={<Fingerprint size={16} aria-hidden />}
        loading={reset.isPending}
        onClick={() => void ask()}
      >
        {t('people.resetPasskeys')}
      </Button>
      <ErrorNote error={reset.error} />
    </>
  )
}
