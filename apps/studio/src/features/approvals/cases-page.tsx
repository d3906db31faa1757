import type { CaseCard } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CaseStatus, caseStatuses, isCaseStatus } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { KeptFilter } from '../../kit/lists/kept-filter.tsx'
import { ChoiceFilter, FlowFilter, PersonFilter } from '../../kit/lists/list-filters.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { CaseDrawer } from './case/case-drawer.tsx'
import { Holders } from './case/case-route.tsx'
import { useCases } from './queries.ts'
import { SteerMany } from './steer-many.tsx'

const anyStatus = 'any'

/** All cases of the company; running ones, unless the filter says otherwise. */
export function CasesPage() {
  const t = useT()
  const { search } = useListSearch()
  const wanted = search.status ?? 'running'
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <ListPage<CaseCard>
      title={titleOf(t, wanted)}
      query={useCases(search, isCaseStatus(wanted) ? wanted : undefined)}
      columns={columnsIn(t, search.order)}
      idOf={({ caseId }) => caseId}
      filter={{
        chosen: wanted,
        usual: 'running',
        choices: [
          { value: anyStatus, label: t('studio.list.allStatuses') },
          ...caseStatuses.map((status) => ({
            value: status,
            label: t(`flow.status.${status}`),
          })),
        ],
      }}
      filters={<CaseFilters />}
      selection={{
        chosen: [...chosen.keys()],
        choose: (rows) => setChosen(new Map(rows.map(({ caseId, title }) => [caseId, title]))),
      }}
      actions={<CaseActions chosen={chosen} onDone={() => setChosen(new Map())} />}
      emptyHint={t('approvals.monitor.emptyHint')}
      drawer={(id, close) => <CaseDrawer key={id} caseId={id} onClose={close} />}
    />
  )
}

/** The title says which cases are listed. */
function titleOf(t: ReturnType<typeof useT>, status: string): string {
  if (status === 'running') return t('studio.cases')
  if (!isCaseStatus(status)) return t('studio.allCases')
  return t('approvals.monitor.casesOfStatus', { status: t(`flow.status.${status}`) })
}

type CaseActionsProps = Readonly<{
  /** Titles by case id. */
  chosen: ReadonlyMap<string, string>
  onDone: () => void
}>

/** Actions on the cases of a flow, or on the chosen ones. */
function CaseActions({ chosen, onDone }: CaseActionsProps) {
  const t = useT()
  const { search } = useListSearch()
  return (
    <>
      {search.flow && (
        <Link to="/flows/$id/migration" params={{ id: search.flow }}>
          {t('case-migration.title')}
        </Link>
      )}
      <SteerMany chosen={chosen} onDone={onDone} />
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>, order: string | undefined): TableColumnsType<CaseCard> {
  return [
    {
      title: t('approvals.monitor.title'),
      render: (_, { title, flow }) => (
        <NamedRow
          face={<AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={24} />}
          name={title}
          note={flow.name}
        />
      ),
    },
    {
      title: t('approvals.monitor.status'),
      render: (_, { status }) => <CaseStatus status={status} />,
    },
    { title: t('approvals.monitor.node'), dataIndex: 'nodeName', render: (name: string) => name || '—' },
    { title: t('approvals.monitor.holders'), render: (_, { holders }) => <Holders people={holders} /> },
    {
      title: t('approvals.monitor.heldSince'),
      render: (_, { heldSince }) => <FormattedTime at={heldSince} />,
    },
    { title: t('approvals.monitor.starter'), render: (_, { starter }) => starter.name },
    {
      title: t('approvals.monitor.launchedAt'),
      render: (_, { launchedAt }) => <FormattedTime at={launchedAt} />,
      sorter: true,
      sortDirections: ['descend', 'ascend', 'descend'],
      sortOrder: order === 'oldest' ? 'ascend' : 'descend',
    },
  ]
}

/** Filters cases by flow, holder, starter, and problem. */
function CaseFilters() {
  const t = useT()
  const { search, change } = useListSearch()

  return (
    <>
      <FlowFilter
        label={t('approvals.monitor.flow')}
        value={search.flow}
        onChange={(flow) => change({ flow })}
      />
      <CasePeopleFilters />
      <ChoiceFilter
        label={t('approvals.monitor.only')}
        value={search.only}
        choices={(['overdue', 'exception'] as const).map((only) => ({
          value: only,
          label: t(`approvals.monitor.only.${only}`),
        }))}
        onChange={(only) => change({ only })}
      />
      <ChartFilters />
    </>
  )
}

/** What a chart asked for: a period of launch, and a step that the cases have reached. */
function ChartFilters() {
  const t = useT()
  const formats = useFormats()
  const { search, change } = useListSearch()
  const { from, to, step, stepName } = search
  const day = (at: string | undefined) => (at ? formats.date(at) : '')
  return (
    <>
      {(from || to) && (
        <KeptFilter onRemove={() => change({ from: undefined, to: undefined })}>
          {t('approvals.monitor.launchedBetween', { from: day(from), to: day(to) })}
        </KeptFilter>
      )}
      {step && (
        <KeptFilter onRemove={() => change({ step: undefined, stepName: undefined })}>
          {t('approvals.monitor.reachedStep', { step: stepName ?? step })}
        </KeptFilter>
      )}
    </>
  )
}

/** Filters cases by who holds them, and by who started them. */
function CasePeopleFilters() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <>
      <PersonFilter
        label={t('approvals.monitor.holders')}
        value={search.holder}
        onChange={(holder) => change({ holder })}
      />
      <PersonFilter
        label={t('approvals.monitor.starter')}
        value={search.starter}
        onChange={(starter) => change({ starter })}
      />
    </>
  )
}
