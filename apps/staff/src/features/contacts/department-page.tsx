import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, PageState, sharedStyles } from '@signet/ui'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { departmentHref } from '../../kit/links/contact-href.ts'
import { WordsField } from '../../kit/lists/search-parts.tsx'
import { BrokenLink } from '../../kit/pages/broken-link.tsx'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { PeopleList } from './people-list.tsx'
import { usePeople, useUnit, useUnits } from './queries.ts'
import { useSearchText } from './use-search-text.ts'

/** The people of a department, and the departments below it. */
export function DepartmentPage() {
  const organizeId = useSearchText('organizeId')
  const unit = useUnit(organizeId)
  if (organizeId === '' || unit.data === null) return <BrokenLink />
  return (
    <Department
      key={organizeId}
      id={organizeId}
      name={unit.data?.fullName ?? ''}
      path={unit.data?.orgNameTree ?? ''}
    />
  )
}

type DepartmentProps = Readonly<{ id: string; name: string; path: string }>

function Department({ id, name, path }: DepartmentProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const people = usePeople({ organizeId: id, keyword: words })
  return (
    <StackPage title={name} onRefresh={() => people.refetch()}>
      <WordsField label={t('contacts.searchHere')} words={words} onWords={setWords} />
      {path !== name && <p className={sharedStyles.note}>{path}</p>}
      {words === '' && <Below id={id} />}
      <PeopleList people={people} isSought={words !== ''} noteOf={({ position }) => position} />
    </StackPage>
  )
}

function Below({ id }: Readonly<{ id: string }>) {
  const t = useT()
  return (
    <PageState query={useUnits(id)} skeletonRows={1} isEmpty={({ length }) => length === 0} empty={null}>
      {(list) => (
        <CellGroup label={t('contacts.below')}>
          {list.map((unit) => (
            <Cell key={unit.id} icon={<Building2 />} title={unit.fullName} href={departmentHref(unit.id)} />
          ))}
        </CellGroup>
      )}
    </PageState>
  )
}
