import { useT } from '@signet/i18n/react'
import { Failure, sharedStyles } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ApproverChanges as Changes } from './queries.ts'
import styles from './units.module.css'

type Person = Changes['list'][number]

/** Who gets other heads and managers, before anything is saved. */
export function ApproverChanges({ query }: Readonly<{ query: UseQueryResult<Changes> }>) {
  const t = useT()
  const { data, error, refetch } = query
  return (
    <section className={styles.changes} aria-label={t('units.changes')} aria-live="polite">
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && <ChangedPeople changes={data} />}
    </section>
  )
}

function ChangedPeople({ changes }: Readonly<{ changes: Changes }>) {
  const t = useT()
  const { people, changed, heads, upperHeads, managers, list } = changes
  return (
    <>
      <p>
        {t('units.changes.sum', { people, changed })}
        {changed > 0 && ` ${t('units.changes.kinds', { heads, upperHeads, managers })}`}
      </p>
      {list.length > 0 && (
        <ul className={styles.people}>
          {list.map((person) => (
            <li key={person.id} className={styles.person}>
              <span>
                {person.name} <span className={sharedStyles.weak}>{person.department}</span>
              </span>
              <PersonChanges person={person} />
            </li>
          ))}
        </ul>
      )}
      {changed > list.length && (
        <p className={sharedStyles.weak}>{t('units.changes.more', { count: changed - list.length })}</p>
      )}
    </>
  )
}

const kinds = ['head', 'upperHeads', 'managers'] as const

function PersonChanges({ person }: Readonly<{ person: Person }>) {
  const t = useT()
  const names = (one: readonly string[]) => (one.length === 0 ? t('units.none') : one.join(' › '))
  return kinds.map((kind) => {
    const change = person[kind]
    if (!change) return null
    const [before, after] = [names(change.before), names(change.after)]
    return (
      <span key={kind} className={sharedStyles.note}>
        {t(`units.changes.${kind}`, { before, after })}
      </span>
    )
  })
}
