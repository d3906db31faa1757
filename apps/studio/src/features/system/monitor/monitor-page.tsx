import { useFormats, useT } from '@signet/i18n/react'
import { Failure, Status, type StatusKind } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, Table } from 'antd'
import type { ReactNode } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { CacheTable } from './cache-table.tsx'
import { JobTable } from './job-table.tsx'
import styles from './monitor.module.css'
import { OutsideTable } from './outside-table.tsx'
import { type Monitor, monitorQuery } from './queries.ts'

/** How the server is: process, database, queue, outside systems and recurring jobs. */
export function MonitorPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(monitorQuery(useClient()))
  return (
    <section className={styles.page} aria-label={t('studio.monitor')}>
      <PageTitle>{t('studio.monitor')}</PageTitle>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {data && <Cards monitor={data} />}
      <OutsideTable />
      <JobTable />
      <CacheTable />
      {data && <Tables tables={data.database.tables} />}
    </section>
  )
}

type PartProps = Readonly<{ monitor: Monitor }>

function Cards({ monitor }: PartProps) {
  return (
    <div className={styles.cards}>
      <ProcessCard monitor={monitor} />
      <DatabaseCard monitor={monitor} />
      <QuotaCard monitor={monitor} />
      <QueueCard monitor={monitor} />
      <OutsideCard monitor={monitor} />
      <NodesCard monitor={monitor} />
    </div>
  )
}

function Card({ title, facts }: Readonly<{ title: string; facts: Parameters<typeof Facts>[0]['facts'] }>) {
  return (
    <div className={styles.card}>
      <CardPart title={title}>
        <Facts facts={facts} />
      </CardPart>
    </div>
  )
}

function CardPart({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function ProcessCard({ monitor: { process } }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const uptime = useDuration()
  const { version, build, runtime, memory, eventLoop, processors, load } = process
  const decimal = (value: number) => formats.number(value, { decimals: 1 })
  return (
    <Card
      title={t('monitor.process')}
      facts={[
        { name: t('monitor.version'), value: t('monitor.versionOf', { version, build }) },
        { name: t('monitor.runtime'), value: `Node.js ${runtime}` },
        { name: t('monitor.uptime'), value: uptime(process.uptimeSeconds) },
        {
          name: t('monitor.memory'),
          value: t('monitor.memoryOf', {
            resident: formats.fileSize(memory.resident),
            used: formats.fileSize(memory.heapUsed),
            total: formats.fileSize(memory.heapTotal),
          }),
        },
        {
          name: t('monitor.eventLoop'),
          value: t('monitor.eventLoopOf', {
            mean: decimal(eventLoop.mean),
            p99: decimal(eventLoop.p99),
            max: decimal(eventLoop.max),
          }),
        },
        { name: t('monitor.load'), value: t('monitor.loadOf', { load: decimal(load), processors }) },
      ]}
    />
  )
}

function DatabaseCard({ monitor: { database } }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const { version, bytes, connections, mostConnections, longestQuery } = database
  return (
    <Card
      title={t('monitor.database')}
      facts={[
        { name: t('monitor.version'), value: `PostgreSQL ${version}` },
        { name: t('monitor.size'), value: formats.fileSize(bytes) },
        {
          name: t('monitor.connections'),
          value: t('monitor.connectionsOf', { now: connections, most: mostConnections }),
        },
        { name: t('monitor.longestQuery'), value: t('monitor.milliseconds', { count: longestQuery }) },
      ]}
    />
  )
}

/** What the company uses of what it was given. */
function QuotaCard({ monitor: { quotas } }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const { people, storage, callsPerMinute } = quotas
  const unlimited = t('monitor.unlimited')
  const size = (bytes: number) => formats.fileSize(bytes)
  return (
    <Card
      title={t('monitor.quotas')}
      facts={[
        {
          name: t('monitor.activePeople'),
          value: t('monitor.usedOf', { used: people.used, most: people.most ?? unlimited }),
        },
        {
          name: t('monitor.storage'),
          value: t('monitor.usedOf', {
            used: size(storage.used),
            most: storage.most === null ? unlimited : size(storage.most),
          }),
        },
        { name: t('monitor.callsPerMinute'), value: callsPerMinute ?? unlimited },
      ]}
    />
  )
}

function QueueCard({ monitor: { queue, sockets, faults, slowCalls } }: PartProps) {
  const t = useT()
  const stuck = <Status kind="failed">{String(queue.stuck)}</Status>
  return (
    <div className={styles.card}>
      <CardPart title={t('monitor.queue')}>
        <Facts
          facts={[
            { name: t('monitor.waiting'), value: queue.waiting },
            { name: t('monitor.oldest'), value: <FormattedTime at={queue.oldestAt} /> },
            { name: t('monitor.stuck'), value: queue.stuck > 0 ? stuck : 0 },
          ]}
        />
      </CardPart>
      <CardPart title={t('monitor.sockets')}>
        <Facts
          facts={[
            { name: t('monitor.people'), value: sockets.people },
            { name: t('monitor.open'), value: sockets.open },
          ]}
        />
      </CardPart>
      <CardPart title={t('monitor.trouble')}>
        <Facts
          facts={[
            { name: t('monitor.faults'), value: <a href="/studio/logs?kind=faults">{faults}</a> },
            { name: t('monitor.slowCalls'), value: <a href="/studio/logs?kind=slow">{slowCalls}</a> },
          ]}
        />
      </CardPart>
    </div>
  )
}

const looks: Readonly<Record<Monitor['outside'][number]['state'], StatusKind>> = {
  ok: 'passed',
  off: 'paused',
  failing: 'failed',
}

function OutsideCard({ monitor: { outside } }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const said = ({ detail, freeBytes }: Monitor['outside'][number]): ReactNode =>
    freeBytes === null ? detail : t('monitor.free', { size: formats.fileSize(freeBytes) })
  return (
    <Card
      title={t('monitor.outside')}
      facts={outside.map((one) => ({
        name: t(`monitor.outside.${one.name}`),
        value: (
          <>
            <Status kind={looks[one.state]}>{t(`monitor.state.${one.state}`)}</Status> {said(one)}
          </>
        ),
      }))}
    />
  )
}

function NodesCard({ monitor: { nodes } }: PartProps) {
  const t = useT()
  return (
    <div className={styles.card}>
      <CardPart title={t('monitor.nodes')}>
        <Table
          rowKey={({ host, startedAt }) => `${host} ${startedAt}`}
          size="small"
          pagination={false}
          dataSource={nodes}
          columns={[
            { title: t('monitor.host'), dataIndex: 'host' },
            { title: t('monitor.version'), dataIndex: 'version' },
            { title: t('monitor.started'), render: (_, { startedAt }) => <FormattedTime at={startedAt} /> },
            { title: t('monitor.seen'), render: (_, { seenAt }) => <FormattedTime at={seenAt} /> },
          ]}
        />
      </CardPart>
    </div>
  )
}

function Tables({ tables }: Readonly<{ tables: Monitor['database']['tables'] }>) {
  const t = useT()
  const formats = useFormats()
  return (
    <Section title={t('monitor.tables')}>
      <Table
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={tables}
        columns={[
          { title: t('monitor.table'), render: (_, { name }) => <code>{name}</code> },
          { title: t('monitor.rows'), align: 'right', render: (_, { rows }) => formats.number(rows) },
          { title: t('monitor.bytes'), align: 'right', render: (_, { bytes }) => formats.fileSize(bytes) },
        ]}
      />
    </Section>
  )
}

const secondsPerMinute = 60
const minutesPerDay = 1440

/** Seconds as days, hours and minutes. */
function useDuration(): (seconds: number) => string {
  const t = useT()
  return (seconds) => {
    const minutes = Math.floor(seconds / secondsPerMinute)
    return t('monitor.duration', {
      days: Math.floor(minutes / minutesPerDay),
      hours: Math.floor((minutes % minutesPerDay) / 60),
      minutes: minutes % 60,
    })
  }
}
