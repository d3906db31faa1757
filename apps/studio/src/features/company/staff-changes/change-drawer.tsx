import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote, Status, type StatusKind, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { type StaffChange, staffChangeQuery, useCancel } from './queries.ts'
import styles from './staff-changes.module.css'

/** One change: what was planned, what came of it, and the button to cancel it before its day. */
export function ChangeDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<StaffChange>
      query={useQuery(staffChangeQuery(useClient(), id))}
      width={480}
      title={({ kind, person }) => t(`staff-changes.kindOf.${kind}`, { name: person.name })}
      onClose={onClose}
    >
      {(change) => (
        <>
          <ChangeFacts change={change} />
          {change.result && <Result kind={change.kind} result={change.result} />}
          {change.state === 'planned' && <CancelButton change={change} />}
        </>
      )}
    </DetailsDrawer>
  )
}

function ChangeFacts({ change }: Readonly<{ change: StaffChange }>) {
  const t = useT()
  const formats = useFormats()
  const { person, state, day, reason, plannedBy, receivers, positions, failure } = change
  const failed = failure === '' ? [] : [{ name: t('staff-changes.failure'), value: failure }]
  const posts =
    positions.length === 0
      ? []
      : [{ name: t('staff-changes.posts'), value: positions.join(t('staff-changes.and')) }]
  return (
    <Facts
      facts={[
        { name: t('studio.list.status'), value: <ChangeState state={state} /> },
        ...failed,
        {
          name: t('staff-changes.person'),
          value: (
            <Link to="/people" search={{ open: person.id }}>
              {person.name}
            </Link>
          ),
        },
        { name: t('staff-changes.day'), value: formats.date(day) },
        ...posts,
        ...receivers.map(({ part, person: to }) => ({
          name: t(`staff-changes.part.${part}`),
          value: to.name,
        })),
        { name: t('staff-changes.reason'), value: reason },
        { name: t('staff-changes.plannedBy'), value: plannedBy.name },
      ]}
    />
  )
}

type Outcome = NonNullable<StaffChange['result']>

function Result({ kind, result }: Readonly<{ kind: StaffChange['kind']; result: Outcome }>) {
  const t = useT()
  if (kind === 'join') return null
  const { stayed } = result
  return (
    <Section title={t('staff-changes.result')}>
      <Facts
        facts={(
          [
            'moved',
            'reports',
            'duties',
            'circles',
            'applications',
            'documents',
            'links',
            'designs',
            'delegationsEnded',
          ] as const
        ).map((part) => ({
          name: t(`staff-changes.result.${part}`),
          value: result[part],
        }))}
      />
      {stayed.length > 0 && (
        <>
          <p className={sharedStyles.weak}>{t('staff-changes.stayed', { count: stayed.length })}</p>
          <ul className={styles.stayed}>
            {stayed.map(({ caseId, title, message }) => (
              <li key={caseId}>
                <Link to="/cases" search={{ open: caseId, status: 'any' }}>
                  {title}
                </Link>{' '}
                <span className={sharedStyles.weak}>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function CancelButton({ change: { id, kind, person } }: Readonly<{ change: StaffChange }>) {
  const t = useT()
  const feedback = useFeedback()
  const cancel = useCancel()
  const ask = async () => {
    const question = {
      title: t(`staff-changes.cancelTitle.${kind}`, { name: person.name }),
      body: t('staff-changes.cancelHint'),
      confirm: t('staff-changes.cancel'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) cancel.mutate(id)
  }
  return (
    <>
      <ErrorNote error={cancel.error} />
      <Button danger loading={cancel.isPending} onClick={() => void ask()}>
        {t('staff-changes.cancel')}
      </Button>
    </>
  )
}

const looks: Readonly<Record<StaffChange['state'], StatusKind>> = {
  planned: 'waiting',
  done: 'passed',
  failed: 'failed',
  cancelled: 'ended',
}

export function ChangeState({ state }: Pick<StaffChange, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`staff-changes.state.${state}`)}</Status>
}
