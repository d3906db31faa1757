import type { HandOverResult, PersonWorkload as InHandView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Skeleton, Table } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts } from '../../kit/details/facts.tsx'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { PersonSelect } from '../../kit/people/person-select.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import styles from './hand-over-page.module.css'
import { departedQuery, inHandQuery } from './queries.ts'

/** Hands over everything of a person who leaves: first the overview, then the receiver. */
export function HandOverPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const { data } = useQuery(departedQuery(useClient()))
  const first = (data?.list ?? []).map(({ person, openTasks }) => ({
    value: person.id,
    label: t('hand-over.departedWith', { name: person.name, count: openTasks }),
  }))

  return (
    <section className={sharedStyles.scrollPage} aria-label={t('studio.handOver')}>
      <PageTitle>{t('studio.handOver')}</PageTitle>
      <div className={styles.who}>
        <Labelled label={t('hand-over.whose')} hint={t('hand-over.whoseHint', { count: first.length })}>
          {(id) => (
            <PersonSelect id={id} first={first} value={search.open} onChange={(open) => change({ open })} />
          )}
        </Labelled>
      </div>
      {search.open ? (
        <HandOverOverview key={search.open} personId={search.open} />
      ) : (
        <Empty title={t('hand-over.nobody')} hint={t('hand-over.nobodyHint')} />
      )}
    </section>
  )
}

/** What a person holds, the form to hand it over, and the result. */
export function HandOverOverview({ personId }: Readonly<{ personId: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(inHandQuery(useClient(), personId))
  const [runs, setRuns] = useState<readonly HandOverResult[]>([])
  const done = runs.at(-1)
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />

  const isEmpty = data.openTasks + data.delegations + data.drafts === 0
  return (
    <div className={styles.card}>
      <Numbers inHand={data} />
      <FlowsNaming flows={data.flows} />
      {done && <HandOverResults key={runs.length} done={done} />}
      {isEmpty ? (
        <p className={sharedStyles.weak}>{t('hand-over.nothing', { name: data.person.name })}</p>
      ) : (
        <HandOverForm inHand={data} onDone={(next) => setRuns([...runs, next])} />
      )}
    </div>
  )
}

function Numbers({ inHand }: Readonly<{ inHand: InHandView }>) {
  const t = useT()
  const { person, isActive, openTasks, cases, delegations, drafts, returned, applications } = inHand
  const standing = isActive ? 'hand-over.active' : 'hand-over.gone'
  return (
    <Facts
      facts={[
        {
          name: t('hand-over.person'),
          value: (
            <>
              {person.name} <Status kind={isActive ? 'active' : 'ended'}>{t(standing)}</Status>
            </>
          ),
        },
        {
          name: t('hand-over.openTasks'),
          value: t('hand-over.inCases', { tasks: openTasks, cases }),
        },
        { name: t('hand-over.delegations'), value: delegations },
        { name: t('hand-over.drafts'), value: drafts },
        { name: t('hand-over.returned'), value: t('hand-over.returnedCount', { returned }) },
        {
          name: t('hand-over.applications'),
          value: applications.length === 0 ? '—' : <ApplicationLinks applications={applications} />,
        },
      ]}
    />
  )
}

/** Staff changes pass them on; here they are named, and lead to where administrators are changed. */
function ApplicationLinks({ applications }: Pick<InHandView, 'applications'>) {
  return applications.map(({ id, name }) => (
    <Link key={id} className={styles.application} to="/applications" search={{ open: id }}>
      {name}
    </Link>
  ))
}

/** Published flows never change here: people named in a flow are replaced in its design. */
function FlowsNaming({ flows }: Pick<InHandView, 'flows'>) {
  const t = useT()
  if (flows.length === 0) return null
  return (
    <section aria-label={t('hand-over.flows')}>
      <h2>{t('hand-over.flows')}</h2>
      <p className={sharedStyles.weak}>{t('hand-over.flowsHint')}</p>
      <ul className={styles.flows}>
        {flows.map(({ id, name }) => (
          <li key={id}>
            <Link to="/flows/$id" params={{ id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The result for each case; refused ones have the reason and a link. Takes the focus, because the submitted
 * form may be gone.
 */
function HandOverResults({ done }: Readonly<{ done: HandOverResult }>) {
  const t = useT()
  const { results, left, delegationsEnded } = done
  const moved = results.filter(({ ok }) => ok).length
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className={styles.results} aria-label={t('hand-over.results')}>
      <output>
        {t('hand-over.summary', { moved, refused: results.length - moved, delegations: delegationsEnded })}
      </output>
      {left > 0 && <p className={sharedStyles.weak}>{t('hand-over.left', { count: left })}</p>}
      <Table
        rowKey="caseId"
        size="small"
        pagination={results.length > 20 ? { pageSize: 20 } : false}
        dataSource={[...results].sort((a, b) => Number(a.ok) - Number(b.ok))}
        columns={[
          {
            title: t('hand-over.case'),
            // Only the starter may read a draft.
            render: (_, { caseId, title, isDraft }) =>
              isDraft ? (
                t('hand-over.draft', { title })
              ) : (
                <Link to="/cases" search={{ open: caseId, status: 'any' }}>
                  {title}
                </Link>
              ),
          },
          {
            title: t('hand-over.result'),
            render: (_, { ok, message }) => (
              <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('hand-over.moved') : message}</Status>
            ),
          },
        ]}
      />
    </section>
  )
}
