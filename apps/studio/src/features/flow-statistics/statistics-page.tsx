import type { Client } from '@signet/client'
import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Button, Segmented, Skeleton } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { Section } from '../../kit/details/facts.tsx'
import { CaseDrawer } from '../approvals/index.ts'
import { periods } from './read-statistics-search.ts'
import styles from './statistics-page.module.css'
import { StepTable, useDuration, VariantTable } from './statistics-tables.tsx'
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
        <h1 className={sharedStyles.pageTitle}>{data?.flow.name ?? t('flow-statistics.title')}</h1>
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
  if (figures.launched === 0)
    return <Empty title={t('flow-statistics.empty')} hint={t('flow-statistics.emptyHint')} />
  return (
    <>
      <KeyFigures figures={figures} />
      <p className={sharedStyles.note}>
        {t('flow-statistics.countedAt', { at: formats.dateTime(figures.countedAt) })}
        {figures.isBeingCounted && ` ${t('flow-statistics.beingCounted')}`}
      </p>
      <Section title={t('flow-statistics.volume')}>
        <VolumeChart figures={figures} />
      </Section>
      <Section title={t('flow-statistics.steps')}>
        <StepTable nodes={figures.nodes} show={show} />
      </Section>
      <Section title={t('flow-statistics.variants', { count: figures.variantCount })}>
        <VariantTable variants={figures.variants} show={show} />
      </Section>
    </>
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

function KeyFigures({ figures }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  const formats = useFormats()
  const duration = useDuration()
  const { launched, ended, running, throughput, returns } = figures
  const facts = [
    { name: t('flow-statistics.launched'), value: formats.number(launched) },
    { name: t('flow-statistics.ended'), value: formats.number(ended) },
    { name: t('flow-statistics.running'), value: formats.number(running) },
    { name: t('flow-statistics.median'), value: duration(throughput.median) },
    { name: t('flow-statistics.p90'), value: duration(throughput.p90) },
    { name: t('flow-statistics.returned'), value: formats.percent(returns.cases / launched) },
    {
      name: t('flow-statistics.returnsPerCase'),
      value: formats.number((returns.times / launched).toFixed(2)),
    },
  ]
  return (
    <dl className={styles.figures}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const figuresQuery = ({ flowStatistics }: Client, flowId: string, days: number) =>
  queryOptions({
    queryKey: ['flow-statistics', flowId, days],
    queryFn: ({ signal }) => flowStatistics.open({ flowId, days }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isBeingCounted ? 2000 : false),
  })
