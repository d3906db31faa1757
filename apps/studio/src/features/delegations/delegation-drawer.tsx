import type { DelegationView } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote, Status, type StatusKind, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, Section } from '../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../kit/details/side-drawer.tsx'
import { TextAreaField } from '../../kit/fields/labelled-inputs.tsx'
import styles from './delegations.module.css'
import { type DelegationStatusName, delegationQuery, useStop } from './queries.ts'

/** One delegation, the answer of each receiver, and the button to end it. */
export function DelegationDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<DelegationView>
      query={useQuery(delegationQuery(useClient(), id))}
      width={480}
      title={({ kind }) => t(`delegations.kind.${kind}`)}
      onClose={onClose}
    >
      {(delegation) => (
        <>
          <DelegationFacts delegation={delegation} />
          {delegation.may.stop && (
            <Section title={t('delegations.stop')}>
              <StopForm id={id} />
            </Section>
          )}
        </>
      )}
    </DetailsDrawer>
  )
}

function DelegationFacts({ delegation }: Readonly<{ delegation: DelegationView }>) {
  const t = useT()
  const { from, to, flows, note, status } = delegation
  const and = t('delegations.and')
  const answered = to.map(({ person, answer }) =>
    t('delegations.overview.answered', { name: person.name, answer: t(`delegations.answer.${answer}`) }),
  )
  return (
    <Facts
      facts={[
        { name: t('studio.list.status'), value: <DelegationStatus status={status} /> },
        { name: t('delegations.overview.principal'), value: from.name },
        { name: t('delegations.receivers'), value: answered.join(and) },
        {
          name: t('delegations.flows'),
          value: flows.length === 0 ? t('delegations.allFlows') : flows.map(({ name }) => name).join(and),
        },
        { name: t('delegations.overview.period'), value: <Period {...delegation} /> },
        { name: t('delegations.reason'), value: note || '—' },
      ]}
    />
  )
}

/** Ends a delegation at once; both sides see the reason. */
function StopForm({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const feedback = useFeedback()
  const stop = useStop(id)
  const [reason, setReason] = useState('')
  return (
    <form
      className={styles.form}
      aria-label={t('delegations.stop')}
      onSubmit={(event) => {
        event.preventDefault()
        stop.mutate(reason.trim(), { onSuccess: () => feedback.success(t('delegations.done.stop')) })
      }}
    >
      <TextAreaField
        label={t('delegations.overview.why')}
        hint={t('delegations.overview.stopHint')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <ErrorNote error={stop.error} />
      <Button danger htmlType="submit" loading={stop.isPending} disabled={reason.trim() === ''}>
        {t('delegations.stop')}
      </Button>
    </form>
  )
}

const looks: Readonly<Record<DelegationStatusName, StatusKind>> = {
  waiting: 'waiting',
  toCome: 'waiting',
  active: 'active',
  over: 'ended',
  stopped: 'ended',
  refused: 'rejected',
}

export const statuses = Object.keys(looks) as readonly DelegationStatusName[]

export function DelegationStatus({ status }: Readonly<{ status: DelegationStatusName }>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`delegations.status.${status}`)}</Status>
}

export function Period({ startsAt, endsAt }: Pick<DelegationView, 'startsAt' | 'endsAt'>) {
  const t = useT()
  const formats = useFormats()
  return t('delegations.period', { from: formats.dateTime(startsAt), to: formats.dateTime(endsAt) })
}
