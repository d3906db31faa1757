import { billNumberStates } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Dropdown, type TableColumnsType } from 'antd'
import { Download } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../kit/details/facts.tsx'
import { SideDrawer } from '../../kit/details/side-drawer.tsx'
import { DayRangePicker } from '../../kit/fields/pickers.tsx'
import { ChoiceFilter, PersonFilter } from '../../kit/lists/list-filters.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { type ListSearch, useListSearch } from '../../kit/lists/list-search.ts'
import { type LedgerFilter, type LedgerRow, ruleNamesQuery, useLedger } from './queries.ts'

type State = LedgerRow['state']

/** Every number that was used, is void or is reserved, and why. */
export function LedgerPage() {
  const t = useT()
  const { search } = useListSearch()
  const filter = filterOf(search)
  const query = useLedger(filter)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []

  return (
    <ListPage<LedgerRow>
      title={t('bill-rules.ledger')}
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filter={{
        chosen: filter.state ?? 'all',
        usual: 'all',
        choices: ['all', ...billNumberStates].map((value) => ({
          value,
          label: t(`bill-rules.state.${value}`),
        })),
      }}
      filters={<LedgerFilters />}
      actions={<ExportButton filter={filter} />}
      emptyHint={t('bill-rules.ledgerHint')}
      drawer={(id, close) => {
        const row = rows.find((one) => one.id === id)
        return row && <NumberDrawer row={row} onClose={close} />
      }}
    />
  )
}

/** What the address asks; days are whole days of this browser. */
function filterOf({ keyword, status, kind, person, from, to }: ListSearch): LedgerFilter {
  const state = billNumberStates.find((one) => one === status)
  return {
    ...(keyword && { keyword }),
    ...(state && { state }),
    ...(kind && { ruleId: kind }),
    ...(person && { personId: person }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
}

/** The first instant of a day (`2026-11-26`), or of one some days later. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

function LedgerFilters() {
  const t = useT()
  const { search, change } = useListSearch()
  const { data } = useQuery(ruleNamesQuery(useClient()))
  return (
    <>
      <ChoiceFilter
        label={t('bill-rules.column.rule')}
        value={search.kind}
        choices={(data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(kind) => change({ kind })}
      />
      <PersonFilter
        label={t('bill-rules.column.person')}
        value={search.person}
        onChange={(person) => change({ person })}
      />
      <DayRangePicker label={t('bill-rules.column.at')} from={search.from} to={search.to} onChange={change} />
    </>
  )
}

const looks: Readonly<Record<State, StatusKind>> = { used: 'passed', void: 'rejected', reserved: 'waiting' }

function StateOf({ state }: Readonly<{ state: State }>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`bill-rules.state.${state}`)}</Status>
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<LedgerRow> {
  return [
    { title: t('bill-rules.column.number'), render: (_, { number }) => <code>{number}</code> },
    { title: t('bill-rules.column.state'), render: (_, { state }) => <StateOf state={state} /> },
    { title: t('bill-rules.column.rule'), render: (_, { rule }) => rule?.name ?? '—' },
    {
      title: t('bill-rules.column.caseTitle'),
      render: (_, { caseTitle, form, reason }) => reason || caseTitle || form || '—',
    },
    { title: t('bill-rules.column.person'), render: (_, { person }) => person.name },
    { title: t('bill-rules.column.at'), render: (_, { at }) => <FormattedTime at={at} /> },
  ]
}

type NumberDrawerProps = Readonly<{ row: LedgerRow; onClose: () => void }>

function NumberDrawer({ row, onClose }: NumberDrawerProps) {
  const t = useT()
  const { number, state, reason, rule, person, at, voidedAt, voidedBy, form, recordId, caseTitle } = row
  const facts = [
    { key: 'state', value: <StateOf state={state} /> },
    { key: 'reason', value: reason },
    { key: 'rule', value: rule?.name },
    { key: 'person', value: person.name },
    { key: 'at', value: <FormattedTime at={at} /> },
    { key: 'form', value: form },
    { key: 'caseTitle', value: caseTitle },
    { key: 'record', value: recordId === null ? '' : <code>{recordId}</code> },
    { key: 'voidedBy', value: voidedBy?.name },
    { key: 'voidedAt', value: voidedAt && <FormattedTime at={voidedAt} /> },
  ]
  return (
    <SideDrawer title={number} width={480} onClose={onClose}>
      <Facts
        facts={facts
          .filter(({ value }) => value)
          .map(({ key, value }) => ({ name: t(`bill-rules.column.${key}`), value }))}
      />
    </SideDrawer>
  )
}

function ExportButton({ filter }: Readonly<{ filter: LedgerFilter }>) {
  const t = useT()
  const { billRules } = useClient()
  const create = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => billRules.exportLedger({ ...filter, format }),
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
        {t('bill-rules.export')}
      </Button>
    </Dropdown>
  )
}
