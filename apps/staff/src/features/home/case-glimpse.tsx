import { type CaseCard, type ListName, mostCounted } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CellGroup, Link, PageState, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useNow } from '../../kit/context/use-now.ts'
import { caseHref } from '../../kit/links/case-href.ts'
import styles from './case-glimpse.module.css'

type CaseGlimpseProps = Readonly<{
  title: string
  /** The text of an empty list; without it an empty list is hidden. */
  empty?: string
  glimpse: Parameters<typeof useGlimpse>[0]
  moreHref: string
}>

/** The first rows of a list, with a link to the rest. */
export function CaseGlimpse({ title, empty, glimpse, moreHref }: CaseGlimpseProps) {
  const t = useT()
  const query = useGlimpse(glimpse)
  const total = query.data?.pagination.total ?? 0
  const none = empty ? <p className={styles.empty}>{empty}</p> : null
  if (!empty && !query.data?.list.length) return null

  return (
    <section>
      <header className={styles.head}>
        <h2>{title}</h2>
        {total > 5 && (
          <Link href={moreHref} className={styles.more}>
            {total > mostCounted
              ? t('home.glimpse.allOver', { most: mostCounted })
              : t('home.glimpse.all', { count: total })}
          </Link>
        )}
      </header>
      <PageState query={query} skeletonRows={1} isEmpty={({ list }) => list.length === 0} empty={none}>
        {({ list }) => (
          <CellGroup label={title}>
            {list.map((card) => (
              <CaseLine key={card.rowId} card={card} list={glimpse.list} />
            ))}
          </CellGroup>
        )}
      </PageState>
    </section>
  )
}

function CaseLine({ card, list }: Readonly<{ card: CaseCard; list: ListName }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const { caseId, taskId, flow, title, holders, heldSince, nodeName, at } = card
  const since = heldSince ?? at
  const holder = holders.map(({ name }) => name).join(t('home.glimpse.and'))

  return (
    <li>
      <Link href={caseHref({ caseId, taskId, list })} className={styles.line}>
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <span className={sharedStyles.growColumn}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>
            {holder ? t('home.glimpse.heldBy', { holder, node: nodeName }) : nodeName}
          </span>
        </span>
        <time className={sharedStyles.sideNote} dateTime={since} title={formats.dateTime(since)}>
          {formats.relative(since, now)}
        </time>
      </Link>
    </li>
  )
}

type Glimpse = Readonly<{ list: ListName; isReturned?: 'yes'; isRunning?: boolean }>

function useGlimpse({ list, isReturned, isRunning }: Glimpse) {
  const client = useClient()
  return useQuery({
    queryKey: ['approvals', 'glimpse', list, { isReturned, isRunning }],
    queryFn: () =>
      client.approvals.list({
        list,
        pageSize: 5,
        ...(isReturned && { isReturned }),
        ...(isRunning && { status: ['running'] }),
      }),
  })
}
