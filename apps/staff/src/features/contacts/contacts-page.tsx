import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, PageState } from '@signet/ui'
import { Building2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { cardHref, departmentHref } from '../../kit/links/contact-href.ts'
import { WordsField } from '../../kit/lists/search-parts.tsx'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { PeopleList } from './people-list.tsx'
import { usePeople, useRecent, useStarred, useUnits } from './queries.ts'

/** Everybody in the company: found by words, starred, in my departments, or by the organization tree. */
export function ContactsPage() {
  const t = useT()
  const [words, setWords] = useState('')
  const people = usePeople({ keyword: words })
  return (
    <StackPage title={t('contacts.title')}>
      <WordsField label={t('contacts.search')} words={words} onWords={setWords} />
      {words === '' ? (
        <>
          <Starred />
          <Recent />
          <OwnDepartments />
          <Company />
        </>
      ) : (
        <PeopleList
          people={people}
          isSought
          noteOf={({ organize, position }) => [organize, position].filter(Boolean).join(' · ')}
        />
      )}
    </StackPage>
  )
}

function Starred() {
  return <AtHand title="contacts.starred" people={useStarred()} />
}

/** As many as leave the organization in sight. */
const mostRecent = 5

function Recent() {
  const recent = useRecent()
  return <AtHand title="contacts.recent" people={{ ...recent, data: recent.data?.slice(0, mostRecent) }} />
}

type AtHandProps = Readonly<{
  title: string
  people: Pick<ReturnType<typeof useRecent>, 'data' | 'error' | 'refetch'>
}>

function AtHand({ title, people }: AtHandProps) {
  const t = useT()
  return (
    <PageState query={people} skeletonRows={1} isEmpty={({ length }) => length === 0} empty={null}>
      {(list) => (
        <CellGroup title={t(title)}>
          {list.map(({ id, realName, headIcon, position }) => (
            <Cell
              key={id}
              icon={<Avatar id={id} name={realName} src={headIcon} size={32} />}
              title={realName}
              note={position}
              href={cardHref(id)}
            />
          ))}
        </CellGroup>
      )}
    </PageState>
  )
}

function OwnDepartments() {
  const t = useT()
  const { data } = useCurrentUser()
  const own = data?.userInfo
  if (!own?.organizeId) return null
  return (
    <CellGroup title={t('contacts.own')}>
      <Cell icon={<UsersRound />} title={own.organizeName} href={departmentHref(own.organizeId)} />
    </CellGroup>
  )
}

function Company() {
  const t = useT()
  return (
    <PageState query={useUnits('-1')} isEmpty={({ length }) => length === 0} empty={null}>
      {(list) => (
        <CellGroup title={t('contacts.company')}>
          {list.map(({ id, fullName }) => (
            <Cell key={id} icon={<Building2 />} title={fullName} href={departmentHref(id)} />
          ))}
        </CellGroup>
      )}
    </PageState>
  )
}
