import type { StuckCase } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { AppTile, CaseStatus } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { CaseDrawer } from './case/case-drawer.tsx'
import { Holders } from './case/case-route.tsx'
import styles from './exceptions-page.module.css'
import { useExceptions } from './queries.ts'

/** Cases that need an administrator, longest waiting first; solved in the drawer of the case. */
export function ExceptionsPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<StuckCase>
      title={t('studio.exceptions')}
      query={useExceptions(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ caseId }) => caseId}
      emptyHint={t('approvals.monitor.noExceptions')}
      actions={<Link to="/hand-over">{t('studio.handOver')}</Link>}
      drawer={(id, close) => <CaseDrawer key={id} caseId={id} onClose={close} />}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<StuckCase> {
  return [
    {
      title: t('approvals.monitor.title'),
      render: (_, { title, flow }) => (
        <NamedRow
          face={<AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={32} />}
          name={title}
          note={flow.name}
        />
      ),
    },
    { title: t('approvals.monitor.status'), render: (_, { status }) => <CaseStatus status={status} /> },
    {
      title: t('approvals.monitor.whatIsWrong'),
      render: (_, { exceptions }) => (
        <ul>
          {exceptions.map(({ code, node, nodeName, at, params }) => (
            <li key={`${code} ${node} ${at}`}>
              {nodeName !== '' && `${nodeName} · `}
              {sentenceOf(t, code, params)}
              {params['reason'] !== undefined && <p className={styles.reason}>{params['reason']}</p>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: t('approvals.monitor.holders'),
      render: (_, { exceptions }) => <Holders people={askedIn(exceptions)} />,
    },
    { title: t('approvals.monitor.heldSince'), render: (_, { since }) => <FormattedTime at={since} /> },
  ]
}

/** Exceptions found by the monitor and not by a flow. */
const ofMonitor: ReadonlySet<string> = new Set(['holderGone', 'clockFailed'])

function sentenceOf(
  t: ReturnType<typeof useT>,
  code: string,
  params: StuckCase['exceptions'][number]['params'],
) {
  return ofMonitor.has(code) ? t(`approvals.monitor.${code}`, params) : t(`flow.exception.${code}`, params)
}

function askedIn(exceptions: StuckCase['exceptions']) {
  return [
    ...new Map(
      exceptions.flatMap(({ asked: requested }) => requested).map((person) => [person.id, person]),
    ).values(),
  ]
}
