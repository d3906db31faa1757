import type { Client } from '@signet/client'
import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { classes, Empty, Failure, sharedStyles } from '@signet/ui'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Button, Segmented, Skeleton } from 'antd'
import { ChartColumn } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import type { ListSearch } from '../../kit/lists/list-search.ts'
import { CaseDrawer } from '../approvals/index.ts'
import { periods } from './read-statistics-search.ts'
import styles from './statistics-page.module.css'
import { useDuration, VariantTable } from './statistics-tables.tsx'
import { StepChart } from './step-chart.tsx'
import { VolumeChart } from './volume-chart.tsx'

const usual = 90

/** Statistics of a flow: number and duration of cases, returns, waiting times and routes. */
export function StatisticsPage() {
  const t = useT()
  const { id } = useParams({ from: '/signed-in/flows/$id/statistics' })
  const { days = usual, open } = useSearch({ from: '/signed-in/flows/$id/statistics' })
  const navigate = useNavigate({ from: '/flows/$id/statistics' })
  const { data, error, refetch } = useQuery(figuresQuery(useClient(), id, days))
  const show = (caseId: string | undefined) => navigate({ search: (now) => ({ ...now, open: caseId }) })

  return (
    <section className={sharedStyles.scrollPage} aria-label={t('flow-statistics.title')}>
      <div className={styles.bar}>
        <PageTitle thing={data?.flow.name}>{t('flow-statistics.title')}</PageTitle>
        <Link to="/flows">{t('flow-statistics.back')}</Link>
        <span className={sharedStyles.fill} />
        <Segmented<number>
          aria-label={t('flow-statistics.period')}
          value={days}
          options={periods.map((value) => ({ value, label: t('flow-statistics.inDays', { days: value }) }))}
          onChange={(value) => navigate({ search: (now) => ({ ...now, days: value }) })}
        />
        <ExportButtons flowId={id} days={days} />
      </div>
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {data && <Figures figures={data} show={show} />}
      {open && <CaseDrawer key={open} caseId={open} onClose={() => show(undefined)} />}
    </section>
  )
}

function Figures({ figures, show }: Readonly<{ figures: FlowFigures; show: (caseId: string) => void }>) {
  const t = useT()
  const formats = useFormats()
  if (figures.launched === 0) return <NothingCounted flowId={figures.flow.id} />
  const variants = t('flow-statistics.variants', { count: figures.variantCount })
  return (
    <div className={sharedStyles.stack4}>
      <KeyFigures figures={figures} />
      <p className={sharedStyles.note}>
        {t('flow-statistics.countedAt', { at: formats.dateTime(figures.countedAt) })}
        {figures.isBeingCounted && ` ${t('flow-statistics.beingCounted')}`}
      </p>
      <VolumeChart figures={figures} />
      <StepChart figures={figures} show={show} />
      <section className={styles.card} aria-label={variants}>
        <h2 className={styles.cardTitle}>{variants}</h2>
        <VariantTable variants={figures.variants} show={show} />
      </section>
    </div>
  )
}

const longest = periods[periods.length - 1]

/** Nothing in the period: a longer one, or what will stand here once somebody starts the flow. */
function NothingCounted({ flowId }: Readonly<{ flowId: string }>) {
  const t = useT()
  const { days = usual } = useSearch({ from: '/signed-in/flows/$id/statistics' })
  const isWhole = days === longest
  return (
    <div className={styles.card}>
      <Empty
        icon={<ChartColumn />}
        title={t(isWhole ? 'flow-statistics.neverStarted' : 'flow-statistics.empty')}
        hint={t(isWhole ? 'flow-statistics.neverStartedHint' : 'flow-statistics.emptyHint')}
        action={
          <Link
            to="/flows/$id/statistics"
            params={{ id: flowId }}
            search={{ days: longest }}
            hidden={isWhole}
            className={classes(styles.more)}
          >
            {t('flow-statistics.showAll')}
          </Link>
        }
      />
    </div>
  )
}

const formats = ['xes', 'ocel'] as const

const day = 86_400_000

/** Downloads of the histories behind the figures, for other tools. */
function ExportButtons({ flowId, days }: Readonly<{ flowId: string; days: number }>) {
  const t = useT()
  const { evidence } = useClient()
  const link = useMutation({
    mutationFn: (format: (typeof formats)[number]) => {
      const from = new Date(Date.now() - days * day).toISOString().slice(0, 10)
      return evidence.exportHistory({ flowId, format, from })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  return formats.map((format) => (
    <Button
      key={format}
      loading={link.isPending && link.variables === format}
      onClick={() => link.mutate(format)}
    >
      {t(`flow-statistics.export.${format}`)}
    </Button>
  ))
}

/** Four figures; those that count cases lead to them. */
function KeyFigures({ figures }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  const formats = useFormats()
  const duration = useDuration()
  const { flow, since, launched, ended, running, throughput, returns } = figures
  const all = { flow: flow.id, from: since }
  return (
    <dl className={styles.figures}>
      <KeyFigure
        name={t('flow-statistics.launched')}
        value={formats.number(launched)}
        note={t('flow-statistics.endedCount', { count: ended })}
        cases={{ ...all, status: 'any' }}
      />
      <KeyFigure
        name={t('flow-statistics.running')}
        value={formats.number(running)}
        note={t('flow-statistics.ofStarted', { share: formats.percent(running / launched) })}
        cases={all}
      />
      <KeyFigure
        name={t('flow-statistics.medianToEnd')}
        value={duration(throughput.median)}
        note={t('flow-statistics.p90Within', { duration: duration(throughput.p90) })}
      />
      <KeyFigure
        name={t('flow-statistics.returned')}
        value={formats.percent(returns.cases / launched)}
        note={t('flow-statistics.returnsPerCase', {
          times: formats.number((returns.times / launched).toFixed(2)),
        })}
      />
    </dl>
  )
}

type KeyFigureProps = Readonly<{
  name: string
  value: string
  note: string
  /** The filter of the list that holds the counted cases. */
  cases?: ListSearch
}>

function KeyFigure({ name, value, note, cases }: KeyFigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {cases ? (
          <Link to="/cases" search={cases} className={styles.valueLink}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  )
}

export const figuresQuery = ({ flowStatistics }: Client, flowId: string, days: number) =>
  queryOptions({
    queryKey: ['flow-statistics', flowId, days],
    queryFn: ({ signal }) => flowStatistics.open({ flowId, days }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isBeingCounted ? 2000 : false),
  })
