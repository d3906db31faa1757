import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { type RightRequest, rightRequestsQuery, useGrantMutation } from '../queries.ts'
import styles from './grants.module.css'

type RightRequestsProps = Readonly<{ onGrant: (request: RightRequest) => void }>

/** What people asked for on this list: a permission answers them, or a reason why not. */
export function RightRequests({ onGrant }: RightRequestsProps) {
  const t = useT()
  const { formId } = useListDesigner()
  const { data } = useQuery(rightRequestsQuery(useClient(), formId))
  const [declined, setDeclined] = useState<RightRequest>()
  if (!data || data.list.length === 0) return null

  return (
    <section aria-label={t('list-design.requests')}>
      <h3 className={styles.heading}>{t('list-design.requests')}</h3>
      <ul className={sharedStyles.list2}>
        {data.list.map((request) => {
          const name = request.person.name
          return (
            <li key={request.id} className={styles.request}>
              <span>
                {t('list-design.requests.asks', { name, right: t(`right-changes.right.${request.right}`) })}
                <span className={styles.who}>
                  {request.reason && ` ${request.reason}`} · <FormattedTime at={request.askedAt} />
                </span>
              </span>
              <Button
                size="small"
                aria-label={t('list-design.requests.grantTo', { name })}
                onClick={() => onGrant(request)}
              >
                {t('list-design.requests.grant')}
              </Button>
              <Button
                size="small"
                type="text"
                danger
                aria-label={t('list-design.requests.declineTo', { name })}
                onClick={() => setDeclined(request)}
              >
                {t('list-design.requests.decline')}
              </Button>
            </li>
          )
        })}
      </ul>
      {declined && <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} />}
    </section>
  )
}

type DeclineDialogProps = Readonly<{ request: RightRequest; onClose: () => void }>

/** Asks for the reason, which the person reads. */
function DeclineDialog({ request: { id: requestId, person }, onClose }: DeclineDialogProps) {
  const t = useT()
  const { formId: id } = useListDesigner()
  const [reason, setReason] = useState('')
  const decline = useGrantMutation((calls, given: string) =>
    calls.declineRequest({ id, requestId, reason: given }),
  )
  return (
    <FormDialog
      title={t('list-design.requests.declineTo', { name: person.name })}
      confirm={t('list-design.requests.decline')}
      isPending={decline.isPending}
      error={decline.error}
      onSubmit={() => decline.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('list-design.requests.reason')}
        hint={t('list-design.requests.reasonHint')}
        required
        autoFocus
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
