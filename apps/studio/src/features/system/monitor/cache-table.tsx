import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { type Cache, cachesQuery, useEmptyCache } from './queries.ts'

/** What the caches of the answering server hold of the company, and how often they answered. */
export function CacheTable() {
  const t = useT()
  const { data, error, refetch } = useQuery(cachesQuery(useClient()))
  const empty = useEmptyCache()
  const columns = useColumns(empty)
  return (
    <Section title={t('monitor.caches')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {data && (
        <>
          <p className={sharedStyles.note}>
            {t('monitor.cachesHint', { host: data.host })} <FormattedTime at={data.startedAt} />
          </p>
          <ErrorNote error={empty.error} />
          <Table<Cache>
            rowKey="name"
            size="small"
            pagination={false}
            dataSource={data.list}
            columns={columns}
          />
        </>
      )}
    </Section>
  )
}

function useColumns(empty: ReturnType<typeof useEmptyCache>) {
  const t = useT()
  const { number } = useFormats()
  const feedback = useFeedback()
  const ask = async (name: Cache['name']) => {
    const isSure = await feedback.ask({
      title: t('monitor.emptyTitle', { name: t(`monitor.cache.${name}`) }),
      body: t('monitor.emptyHint'),
      confirm: t('monitor.empty'),
    })
    if (isSure) empty.mutate(name, { onSuccess: () => feedback.success(t('monitor.emptied')) })
  }
  const share = ({ hits, misses }: Cache) =>
    hits + misses === 0 ? '—' : t('monitor.percent', { value: Math.round((100 * hits) / (hits + misses)) })
  return [
    {
      title: t('monitor.cache'),
      render: (_: unknown, { name }: Cache) => (
        <NamedRow name={t(`monitor.cache.${name}`)} note={t(`monitor.cacheOf.${name}`)} />
      ),
    },
    {
      title: t('monitor.entries'),
      align: 'right' as const,
      render: (_: unknown, { entries }: Cache) => number(entries),
    },
    {
      title: t('monitor.hits'),
      align: 'right' as const,
      render: (_: unknown, { hits }: Cache) => number(hits),
    },
    {
      title: t('monitor.misses'),
      align: 'right' as const,
      render: (_: unknown, { misses }: Cache) => number(misses),
    },
    {
      title: t('monitor.hitShare'),
      align: 'right' as const,
      render: (_: unknown, cache: Cache) => share(cache),
    },
    {
      render: (_: unknown, { name }: Cache) => (
        <Button
          size="small"
          aria-label={t('monitor.emptyOf', { name: t(`monitor.cache.${name}`) })}
          loading={empty.isPending && empty.variables === name}
          onClick={() => void ask(name)}
        >
          {t('monitor.empty')}
        </Button>
      ),
    },
  ]
}
