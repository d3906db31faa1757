import { useT } from '@signet/i18n/react'
import { Button, Status, useFeedback } from '@signet/ui'
import { Trash2 } from 'lucide-react'
import { type Signature, useRemoveSignature, useSetDefaultSignature } from './queries.ts'
import styles from './signatures-page.module.css'

type SignatureCardProps = Readonly<{ signature: Signature; place: number }>

export function SignatureCard({ signature, place }: SignatureCardProps) {
  const t = useT()
  const feedback = useFeedback()
  const setDefault = useSetDefaultSignature()
  const remove = useRemoveSignature()
  const { id, signImg, isDefault } = signature
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('signatures.remove.ask'),
      body: t('signatures.remove.hint'),
      confirm: t('signatures.remove'),
      tone: 'danger',
    })
    if (isConfirmed) remove.mutate(id)
  }

  return (
    <li className={styles.card}>
      <div className={styles.paper}>
        <img src={signImg} alt={t('signatures.one', { place })} />
      </div>
      <div className={styles.actions}>
        {isDefault === 1 ? (
          <Status kind="passed">{t('signatures.default')}</Status>
        ) : (
          <Button
            size="small"
            tone="quiet"
            isBusy={setDefault.isPending}
            aria-label={t('signatures.setDefaultOne', { place })}
            onClick={() => setDefault.mutate(id)}
          >
            {t('signatures.setDefault')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          isBusy={remove.isPending}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('signatures.removeOne', { place })}
          onClick={() => void ask()}
        >
          {t('signatures.remove')}
        </Button>
      </div>
    </li>
  )
}
