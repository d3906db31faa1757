import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { PersonSelect } from '../../kit/fields/person-select.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import styles from './hand-over-page.module.css'
import { InHand } from './in-hand.tsx'
import { departedQuery } from './queries.ts'

/** Hands over everything of a person who leaves: first the overview, then the receiver. */
export function HandOverPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const { data } = useQuery(departedQuery(useClient()))
  const first = (data?.list ?? []).map(({ person, openTasks }) => ({
    value: person.id,
    label: t('hand-over.departedWith', { name: person.name, count: openTasks }),
  }))

  return (
    <section className={styles.page} aria-label={t('studio.handOver')}>
      <h1 className={styles.title}>{t('studio.handOver')}</h1>
      <div className={styles.who}>
        <Labelled label={t('hand-over.whose')} hint={t('hand-over.whoseHint', { count: first.length })}>
          {(id) => (
            <PersonSelect id={id} first={first} value={search.open} onChange={(open) => change({ open })} />
          )}
        </Labelled>
      </div>
      {search.open ? (
        <InHand key={search.open} personId={search.open} />
      ) : (
        <Empty title={t('hand-over.nobody')} hint={t('hand-over.nobodyHint')} />
      )}
    </section>
  )
}
