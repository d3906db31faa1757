import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { AddPhrase } from './add-phrase.tsx'
import { PhraseLine } from './phrase-line.tsx'
import styles from './phrases-page.module.css'
import { type Phrase, phrasesQuery, useRemovePhrase, useSortPhrases } from './queries.ts'

/** Words that everybody may start from when he decides, in the order in which they are offered. */
export function PhrasesPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(phrasesQuery(useClient()))
  return (
    <section className={styles.page} aria-label={t('studio.phrases')}>
      <h1 className={styles.title}>{t('studio.phrases')}</h1>
      <p className={styles.hint}>{t('company-phrases.hint')}</p>
      <div className={styles.card}>
        {data === undefined && error && <Failure error={error} onRetry={refetch} />}
        {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {data?.length === 0 && <Empty title={t('studio.list.empty')} hint={t('company-phrases.emptyHint')} />}
        {data && data.length > 0 && <PhraseList phrases={data} />}
        {data && <AddPhrase />}
      </div>
    </section>
  )
}

function PhraseList({ phrases }: Readonly<{ phrases: readonly Phrase[] }>) {
  const t = useT()
  const sort = useSortPhrases()
  const remove = useRemovePhrase()
  const move = (from: number, to: number) => {
    const ids = phrases.map(({ id }) => id)
    sort.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)))
  }
  return (
    <>
      <ol className={styles.lines} aria-label={t('studio.phrases')}>
        {phrases.map(({ id, text }, place) => (
          <PhraseLine
            key={id}
            text={text}
            isFirst={place === 0}
            isLast={place === phrases.length - 1}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove.mutate(id)}
          />
        ))}
      </ol>
      <ErrorNote error={sort.error ?? remove.error} />
    </>
  )
}
