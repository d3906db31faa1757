import type { LaunchRequest } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Status, type StatusKind, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { PublishSheet } from '../../../kit/publish-sheet/publish-sheet.tsx'
import {
  type LaunchRequestState,
  launchReleaseQuery,
  launchRequestQuery,
  useDeclineLaunch,
  useGrantLaunch,
} from './queries.ts'

/** Who asked to start which flow and why, and both answers. */
export function LaunchRequestDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<LaunchRequest>
      query={useQuery(launchRequestQuery(useClient(), id))}
      width={480}
      title={({ person }) => person.name}
      actions={(request) => request.mayAnswer && <Answers request={request} />}
      onClose={onClose}
    >
      {(request) => (
        <>
          <RequestFacts request={request} />
          <Link to="/flows" search={{ open: request.flow.id }}>
            {t('launch-requests.openFlow')}
          </Link>
        </>
      )}
    </DetailsDrawer>
  )
}

function RequestFacts({ request }: Readonly<{ request: LaunchRequest }>) {
  const t = useT()
  const { dateTime } = useFormats()
  const { flow, person, reason, state, answeredBy, answeredAt, answer } = request
  return (
    <Facts
      facts={[
        { name: t('studio.list.status'), value: <LaunchRequestStatus state={state} /> },
        { name: t('launch-requests.person'), value: person.name },
        { name: t('launch-requests.flow'), value: flow.name },
        { name: t('launch-requests.reason'), value: reason || '—' },
        { name: t('launch-requests.askedAt'), value: dateTime(request.askedAt) },
        ...(state === 'open'
          ? [{ name: t('launch-requests.expiresAt'), value: dateTime(request.expiresAt) }]
          : []),
        ...(answeredBy ? [{ name: t('launch-requests.answeredBy'), value: answeredBy.name }] : []),
        ...(answeredAt ? [{ name: t('launch-requests.answeredAt'), value: dateTime(answeredAt) }] : []),
        ...(answer ? [{ name: t('launch-requests.answer'), value: answer }] : []),
      ]}
    />
  )
}

function Answers({ request }: Readonly<{ request: LaunchRequest }>) {
  const t = useT()
  const [answer, setAnswer] = useState<'grant' | 'decline'>()
  const close = () => setAnswer(undefined)
  return (
    <>
      <Button onClick={() => setAnswer('decline')}>{t('launch-requests.decline')}</Button>
      <Button type="primary" onClick={() => setAnswer('grant')}>
        {t('launch-requests.grant')}
      </Button>
      {answer === 'grant' && <GrantSheet request={request} onClose={close} />}
      {answer === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </>
  )
}

type AnswerProps = Readonly<{ request: LaunchRequest; onClose: () => void }>

/** Letting somebody start a flow publishes a version of it, with the findings of every release. */
function GrantSheet({ request: { id, person, flow }, onClose }: AnswerProps) {
  const t = useT()
  const feedback = useFeedback()
  const grant = useGrantLaunch(id)
  const tellGranted = () => {
    onClose()
    feedback.success(t('launch-requests.granted', { person: person.name }))
  }
  return (
    <PublishSheet
      name={flow.name}
      title={t('launch-requests.grantTitle', { person: person.name, flow: flow.name })}
      action={t('launch-requests.grant')}
      release={launchReleaseQuery(useClient(), id)}
      isPending={grant.isPending}
      error={grant.error}
      onPublish={(publication) => grant.mutate(publication, { onSuccess: tellGranted })}
      onClose={onClose}
    />
  )
}

/** Asks for the reason, which the person reads. */
function DeclineDialog({ request: { id, person }, onClose }: AnswerProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const decline = useDeclineLaunch(id)
  return (
    <FormDialog
      title={t('launch-requests.declineTitle', { person: person.name })}
      confirm={t('launch-requests.decline')}
      missing={reason.trim() === '' ? t('launch-requests.answerMissing') : undefined}
      isPending={decline.isPending}
      error={decline.error}
      onSubmit={() => decline.mutate(reason.trim(), { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextAreaField
        label={t('launch-requests.answer')}
        hint={t('launch-requests.answerHint')}
        rows={3}
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}

const looks: Readonly<Record<LaunchRequestState, StatusKind>> = {
  open: 'waiting',
  granted: 'passed',
  declined: 'rejected',
  expired: 'ended',
}

export function LaunchRequestStatus({ state }: Readonly<{ state: LaunchRequestState }>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`launch-requests.state.${state}`)}</Status>
}
