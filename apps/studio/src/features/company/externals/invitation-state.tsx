import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote, Status, type StatusKind, sharedStyles, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Section } from '../../../kit/details/facts.tsx'
import { type External, useExternalMutation } from './queries.ts'

type Delivery = NonNullable<External['invitation']>

const looks: Readonly<Record<Delivery['state'], StatusKind>> = {
  waiting: 'waiting',
  sent: 'passed',
  failed: 'failed',
}

/** Whether the invitation was delivered, why not, and a button that sends it again. */
export function InvitationState({ external }: Readonly<{ external: External }>) {
  const t = useT()
  const formats = useFormats()
  const { invitation, isOpen } = external
  if (!invitation) return null
  const { way, state, at, reason } = invitation
  return (
    <Section title={t('externals.invitation')}>
      <div className={sharedStyles.stack2}>
        <div>
          <Status kind={looks[state]}>{t(`externals.invitation.${state}`)}</Status>{' '}
          <span className={sharedStyles.weak}>
            {t(`externals.by.${way}`)} · {formats.dateTime(at)}
          </span>
        </div>
        {reason !== '' && <p className={sharedStyles.problem}>{reason}</p>}
        {isOpen && state !== 'waiting' && <SendAgain external={external} />}
      </div>
    </Section>
  )
}

function SendAgain({ external: { id } }: Readonly<{ external: External }>) {
  const t = useT()
  const feedback = useFeedback()
  const send = useExternalMutation(async ({ externals }, _: undefined) => {
    await externals.inviteAgain({ id })
    feedback.success(t('externals.sendingAgain'))
  })
  return (
    <>
      <ErrorNote error={send.error} />
      <div>
        <Button loading={send.isPending} onClick={() => send.mutate(undefined)}>
          {t('externals.sendAgain')}
        </Button>
      </div>
    </>
  )
}

/** In a list, only what needs somebody to act. */
export function NotDelivered({ invitation }: Pick<External, 'invitation'>) {
  const t = useT()
  if (invitation?.state !== 'failed') return null
  return (
    <span title={invitation.reason}>
      <Status kind="failed">{t('externals.invitation.failed')}</Status>
    </span>
  )
}
