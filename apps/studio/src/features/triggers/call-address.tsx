import type { WebhookField } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Button, Typography } from 'antd'
import { KeyRound } from 'lucide-react'
import { PropertySection } from '../form-design/index.ts'
import { Listening } from './listening.tsx'
import { type Trigger, useTriggerDeed } from './queries.ts'
import styles from './triggers.module.css'

type CallAddressProps = Readonly<{ trigger: Trigger; onFields: (fields: WebhookField[]) => void }>

/** Where other systems call, told once when it is made; and a way to learn what they send. */
export function CallAddress({ trigger, onFields }: CallAddressProps) {
  const t = useT()
  const { id, hasAddress, definition } = trigger
  const renew = useTriggerDeed((calls, _: undefined) => calls.renewAddress({ id }))
  if (definition.event.kind !== 'webhook')
    return <p className={styles.hint}>{t('triggers.saveForAddress')}</p>

  return (
    <PropertySection title={t('triggers.address')}>
      <div className={styles.part}>
        {renew.data && (
          <>
            <Typography.Text copyable code>
              {`${location.origin}${renew.data.path}`}
            </Typography.Text>
            {renew.data.signingKey !== null && (
              <Typography.Text copyable code>
                {renew.data.signingKey}
              </Typography.Text>
            )}
            <p className={styles.hint}>{t('triggers.addressOnce')}</p>
          </>
        )}
        {!renew.data && (
          <p className={styles.hint}>{t(hasAddress ? 'triggers.hasAddress' : 'triggers.noAddress')}</p>
        )}
        <Button
          icon={<KeyRound size={16} aria-hidden />}
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          {t(hasAddress ? 'triggers.renewAddress' : 'triggers.makeAddress')}
        </Button>
        <ErrorNote error={renew.error} />
        {hasAddress && <Listening id={id} onFields={onFields} />}
      </div>
    </PropertySection>
  )
}
