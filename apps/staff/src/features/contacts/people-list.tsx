import { useT } from '@signet/i18n/react'
import { Empty, InfiniteList, Link, PageState } from '@signet/ui'
import { UsersRound } from 'lucide-react'
import { cardHref } from '../../kit/links/contact-href.ts'
import { nextPageOf } from '../../kit/lists/next-page.ts'
import { PersonLine } from '../../kit/people/person-line.tsx'
import styles from './people-list.module.css'
import type { Colleague, usePeople } from './queries.ts'

/** A row with its gap, in px. A wrong estimate makes the browser lay rows out twice while they scroll. */
const rowHeight = 72

type PeopleListProps = Readonly<{
  people: ReturnType<typeof usePeople>
  /** What a row says below the name. */
  noteOf: (person: Colleague) => string
  isSought: boolean
}>

/** People by name, each a link to the card. */
export function PeopleList({ people, noteOf, isSought }: PeopleListProps) {
  const t = useT()
  const rows = people.data?.pages.flatMap(({ list }) => list) ?? []
  const empty = isSought ? (
    <Empty title={t('contacts.notFound')} hint={t('contacts.notFoundHint')} />
  ) : (
    <Empty icon={<UsersRound />} title={t('contacts.noPeople')} hint={t('contacts.noPeopleHint')} />
  )
  return (
    <PageState query={people} isEmpty={() => rows.length === 0} empty={empty}>
      {() => (
        <InfiniteList<Colleague>
          label={t('contacts.people')}
          rows={rows}
          keyOf={({ id }) => id}
          estimate={rowHeight}
          {...nextPageOf(people)}
        >
          {(person) => <PersonRow person={person} note={noteOf(person)} />}
        </InfiniteList>
      )}
    </PageState>
  )
}

function PersonRow({ person, note }: Readonly<{ person: Colleague; note: string }>) {
  const { id, realName, headIcon } = person
  return (
    <Link href={cardHref(id)} className={styles.row}>
      <PersonLine person={{ id, name: realName, headIcon, note }} />
    </Link>
  )
}
