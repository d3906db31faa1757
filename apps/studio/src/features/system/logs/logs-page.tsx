import { type LogKind, logKinds, signInWays } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure, Status } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Skeleton, type TableColumnsType, Tabs } from 'antd'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { DayRangePicker } from '../../../kit/fields/pickers.tsx'
import { ChoiceFilter, PersonFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import styles from './logs.module.css'
import {
  faultQuery,
  hasOutcome,
  type LogRow,
  logKindsQuery,
  outcomes,
  questionOf,
  useLog,
} from './queries.ts'

/** The logs of the company: one tab each, narrowed by person, days and words. */
export function LogsPage() {
  const t = useT()
  const { search } = useListSearch()
  const kind = logKinds.find((one) => one === search.kind) ?? 'operations'
  const query = useLog(questionOf(kind, search))
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []

  return (
    <ListPage<LogRow>
      title={t('studio.logs')}
      tab="kind"
      query={query}
      columns={columnsOf(kind, t)}
      idOf={({ id }) => id}
      emptyHint={t(`logs.emptyHint.${kind}`)}
      filters={<LogFilters kind={kind} />}
      actions={<ExportButton kind={kind} />}
      drawer={(id, close) => {
        const row = rows.find((one) => one.id === id)
        return row && <LogDrawer kind={kind} row={row} onClose={close} />
      }}
    />
  )
}

/** The tabs, and what narrows the log. */
function LogFilters({ kind }: Readonly<{ kind: LogKind }>) {
  const t = useT()
  const { search, change } = useListSearch()
  const { data } = useQuery(logKindsQuery(useClient()))
  const kinds = data?.kinds ?? [kind]
  return (
    <div className={styles.filters}>
      <Tabs
        activeKey={kind}
        items={kinds.map((key) => ({ key, label: t(`logs.kind.${key}`) }))}
        onChange={(next) => change({ kind: next, open: undefined, status: undefined, only: undefined })}
      />
      <div className={styles.row}>
        {kind !== 'anonymous' && (
          <PersonFilter
            label={t('logs.person')}
            value={search.person}
            onChange={(person) => change({ person })}
          />
        )}
        {hasOutcome(kind) && <OutcomeFilter />}
        {kind === 'signIns' && <WayFilter />}
        <DayRangePicker label={t('logs.period')} from={search.from} to={search.to} onChange={change} />
      </div>
    </div>
  )
}

function OutcomeFilter() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ChoiceFilter
      label={t('logs.outcome')}
      value={search.status}
      choices={outcomes.map((value) => ({ value, label: t(`logs.outcome.${value}`) }))}
      onChange={(status) => change({ status })}
    />
  )
}

/** How people signed in. */
function WayFilter() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ChoiceFilter
      label={t('logs.column.way')}
      value={search.only}
      choices={signInWays.map((value) => ({ value, label: t(`logs.way.${value}`) }))}
      onChange={(only) => change({ only })}
    />
  )
}

type Column = keyof Omit<LogRow, 'id' | 'name' | 'targetName'> | 'targetId' | 'way' | 'device' | 'call'

/** The columns that say something in each log. */
const columnsByKind: Readonly<Record<LogKind, readonly Column[]>> = {
  signIns: ['at', 'person', 'way', 'reason', 'device', 'address'],
  operations: ['at', 'person', 'what', 'target', 'reason', 'milliseconds'],
  requests: ['at', 'person', 'what', 'target', 'reason', 'milliseconds', 'address'],
  refused: ['at', 'person', 'what', 'reason'],
  faults: ['at', 'person', 'what', 'reason', 'requestId'],
  slow: ['at', 'person', 'what', 'milliseconds', 'requestId'],
  keys: ['at', 'target', 'person', 'what', 'reason', 'address', 'count'],
  anonymous: ['at', 'address', 'reason', 'count'],
}
const furtherColumns: readonly Column[] = ['call', 'targetId', 'requestId', 'address']

/** How a column shows a row. */
const cells: Readonly<{ [Name in Column]: (row: LogRow, t: ReturnType<typeof useT>) => ReactNode }> = {
  at: ({ at }) => <FormattedTime at={at} />,
  person: ({ person }) => person?.name ?? '—',
  what: ({ what, name }) => name || <span className={styles.code}>{what}</span>,
  call: ({ what }) => <span className={styles.code}>{what}</span>,
  way: ({ what }, t) => (what === '' ? '—' : t(`logs.way.${what}`)),
  device: ({ target }) => target || '—',
  target: ({ target, targetName }) => targetName || <span className={styles.code}>{target || '—'}</span>,
  targetId: ({ target }) => <span className={styles.code}>{target || '—'}</span>,
  reason: ({ reason }, t) =>
    reason === '' ? <Status kind="passed">{t('logs.done')}</Status> : <span>{reason}</span>,
  requestId: ({ requestId }) => <span className={styles.code}>{requestId || '—'}</span>,
  milliseconds: ({ milliseconds }) => milliseconds ?? '—',
  address: ({ address }) => address || '—',
  count: ({ count }) => count ?? '—',
}

function columnsOf(kind: LogKind, t: ReturnType<typeof useT>): TableColumnsType<LogRow> {
  return columnsByKind[kind].map((name) => ({
    title: t(`logs.column.${name}`),
    align: name === 'milliseconds' || name === 'count' ? 'right' : 'left',
    render: (_, row) => cells[name](row, t),
  }))
}

function ExportButton({ kind }: Readonly<{ kind: LogKind }>) {
  const t = useT()
  const { search } = useListSearch()
  const { logs } = useClient()
  const create = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => logs.exportLog({ ...questionOf(kind, search), format }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel (.xlsx)' },
          { key: 'csv', label: 'CSV (.csv)' },
        ],
        onClick: ({ key }) => create.mutate(key === 'csv' ? 'csv' : 'xlsx'),
      }}
    >
      <Button icon={<Download size={16} aria-hidden />} loading={create.isPending}>
        {t('logs.export')}
      </Button>
    </Dropdown>
  )
}

type LogDrawerProps = Readonly<{ kind: LogKind; row: LogRow; onClose: () => void }>

/** Everything that a row holds, and of a fault where it happened. */
function LogDrawer({ kind, row, onClose }: LogDrawerProps) {
  const t = useT()
  const names =
    kind === 'signIns' || kind === 'anonymous'
      ? columnsByKind[kind]
      : [...new Set([...columnsByKind[kind], ...furtherColumns])]
  return (
    <SideDrawer title={t(`logs.kind.${kind}`)} width={720} onClose={onClose}>
      <Facts facts={names.map((name) => ({ name: t(`logs.column.${name}`), value: cells[name](row, t) }))} />
      {kind === 'faults' && <Stack id={row.id} />}
    </SideDrawer>
  )
}

function Stack({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(faultQuery(useClient(), id))
  return (
    <Section title={t('logs.stack')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && <pre className={styles.stack}>{data.stack}</pre>}
    </Section>
  )
}
