import type { StuckCase } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CaseStatus } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { CaseDrawer } from './case/case-drawer.tsx'
import { Holders } from './case/case-route.tsx'
import { exceptionSentence, Trouble } from './exception-words.tsx'
import styles from './exceptions-page.module.css'
import { type ExceptionState, useExceptions } from './queries.ts'

const states = ['open', 'ended'] as const satisfies readonly ExceptionState[]

/** Cases that need an administrator, longest waiting first, or those that did; solved in the drawer of the case. */
export function ExceptionsPage() {
  const t = useT()
  const formats = useFormats()
  const { search } = useListSearch()
  const state: ExceptionState = search.status === 'ended' ? 'ended' : 'open'
  const query = useExceptions(search.keyword ?? '', state)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ListPage<StuckCase>
      title={t('studio.exceptions')}
      query={query}
      columns={columnsIn(t, formats, state)}
      idOf={({ caseId }) => caseId}
      filter={{
        chosen: state,
        usual: 'open',
        choices: states.map((value) => ({ value, label: t(`approvals.monitor.trouble.${value}`) })),
      }}
      emptyHint={t('approvals.monitor.noExceptions')}
      actions={<Link to="/hand-over">{t('studio.handOver')}</Link>}
      drawer={(id, close) => (
        <CaseDrawer
          key={id}
          caseId={id}
          onClose={close}
          trouble={<Trouble row={rows.find(({ caseId }) => caseId === id)} />}
        />
      )}
    />
  )
}

function columnsIn(
  t: ReturnType<typeof useT>,
  formats: ReturnType<typeof useFormats>,
  state: ExceptionState,
): TableColumnsType<StuckCase> {
  return [
    {
      title: t('approvals.monitor.title'),
      width: '26%',
      render: (_, { title, flow }) => (
        <NamedRow
          face={<AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={24} />}
          name={title}
          note={flow.name}
        />
      ),
    },
    {
      title: t('approvals.monitor.whatIsWrong'),
      render: (_, { exceptions }) => (
        <ul className={styles.list}>
          {exceptions.map((exception) => (
            <li key={`${exception.code} ${exception.node} ${exception.at}`}>
              {exceptionSentence(t, formats, exception)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: t('approvals.monitor.trouble.concerns'),
      render: (_, { starter, exceptions }) => <Holders people={concernedBy(starter, exceptions)} />,
    },
    { title: t('approvals.monitor.status'), render: (_, { status }) => <CaseStatus status={status} /> },
    {
      title: t(state === 'open' ? 'approvals.monitor.trouble.since' : 'approvals.monitor.trouble.last'),
      render: (_, { since }) => <FormattedTime at={since} />,
    },
  ]
}

/** The starter, who waits, and the people asked to decide. */
function concernedBy(starter: StuckCase['starter'], exceptions: StuckCase['exceptions']) {
  const people = [starter, ...exceptions.flatMap(({ asked }) => asked)]
  return [...new Map(people.map((person) => [person.id, person])).values()]
}
