import type { ChoosableUser } from '@signet/contract'
import { LevelTrail } from '@signet/form-ui'
import { useMatcher, useT } from '@signet/i18n/react'
import { Button, Empty, InfiniteList, PageState, SearchField } from '@signet/ui'
import { Building2, ChevronRight, Network, UsersRound } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { nextPageOf } from '../lists/next-page.ts'
import styles from './people-picker.module.css'
import { type Colleague, useColleague } from './person-line.tsx'
import { departmentSource, type PeopleSource, usePeople, useUnitsBelow, wholeCompany } from './use-people.ts'

export type FoundPeopleProps = Readonly<{
  label: string
  /** Limits the choice to these; undefined means those of the source. */
  among?: readonly Omit<Colleague, 'note'>[] | undefined
  /** Whom it offers; the whole company unless said otherwise. */
  source?: PeopleSource
  /** Ids that cannot be chosen. */
  without?: readonly string[]
  /** A person on a line of their own. */
  children: (person: Colleague) => ReactNode
}>

/** Colleagues to choose from: found by words, the nearest first, or by department. */
export function FoundPeople({ among, source = wholeCompany, ...rest }: FoundPeopleProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const deferred = useDeferredValue(words)
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t(among ? 'staff.people.search' : 'staff.person.search')}
          value={words}
          onChange={setWords}
        />
      </div>
      {among ? (
        <Given {...rest} among={among} words={deferred} />
      ) : (
        <FoundBySource {...rest} source={source} words={deferred} />
      )}
    </>
  )
}

type LinesProps = Omit<FoundPeopleProps, 'among' | 'source'> & Readonly<{ words: string }>

/** Those of a given list whose names match. */
function Given({ among, words, ...rest }: LinesProps & Required<Pick<FoundPeopleProps, 'among'>>) {
  const t = useT()
  const matches = useMatcher()
  const people = (among ?? []).filter(({ name }) => matches(name, words)).map((one) => ({ ...one, note: '' }))
  if (people.length === 0)
    return <Empty title={t('staff.person.nobody')} hint={t('staff.people.nobodyHint')} />
  return (
    <ul aria-label={rest.label}>
      {people.map((person) => (
        <li key={person.id}>{rest.children(person)}</li>
      ))}
    </ul>
  )
}

type ChoiceProps = LinesProps & Readonly<{ source: PeopleSource }>

/** Those of a source; where it has departments and no words are sought, by department too. */
function FoundBySource(props: ChoiceProps) {
  const t = useT()
  const [isByDepartment, setByDepartment] = useState(false)
  if (props.words !== '' || !props.source.hasDepartments) return <BySource {...props} />
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={isByDepartment ? <UsersRound aria-hidden="true" /> : <Network aria-hidden="true" />}
        onClick={() => setByDepartment(!isByDepartment)}
      >
        {t(isByDepartment ? 'form.people.byNearness' : 'form.people.byDepartment')}
      </Button>
      {isByDepartment ? <ByDepartment {...props} /> : <BySource {...props} />}
    </>
  )
}

type BySourceProps = ChoiceProps &
  Readonly<{ /** Whether no one is no news, because departments are listed above. */ mayBeEmpty?: boolean }>

function BySource({ source, words, mayBeEmpty = false, ...rest }: BySourceProps) {
  const t = useT()
  const people = usePeople(source, words)
  const without = rest.without ?? []
  const offered = people.data?.pages.flatMap(({ list }) => list).filter(({ id }) => !without.includes(id))
  return (
    <PageState
      query={{ ...people, data: offered }}
      skeletonRows={2}
      isEmpty={(list) => list.length === 0}
      empty={
        mayBeEmpty ? null : <Empty title={t('staff.person.nobody')} hint={t('staff.person.nobodyHint')} />
      }
    >
      {(list) => <LinesOfPeople {...rest} people={list} pages={nextPageOf(people)} />}
    </PageState>
  )
}

type Unit = Readonly<{ id: string; name: string }>
const top: Unit = { id: '-1', name: '' }

/** One department at a time: those below it, then its people. */
function ByDepartment({ words: _words, source: _source, ...rest }: ChoiceProps) {
  const t = useT()
  const [trail, setTrail] = useState<readonly Unit[]>([])
  const unit = trail.at(-1) ?? top
  const units = useUnitsBelow(unit.id)
  return (
    <>
      <LevelTrail names={trail.map(({ name }) => name)} onBack={(depth) => setTrail(trail.slice(0, depth))} />
      <PageState query={units} skeletonRows={2} isEmpty={({ length }) => length === 0} empty={null}>
        {(list) => (
          <ul aria-label={t('form.people.byDepartment')}>
            {list.map(({ id, fullName }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.person}
                  onClick={() => setTrail([...trail, { id, name: fullName }])}
                >
                  <Building2 aria-hidden="true" className={styles.mark} />
                  <span className={styles.words}>{fullName}</span>
                  <ChevronRight aria-hidden="true" className={styles.mark} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </PageState>
      {unit !== top && (
        <BySource
          key={unit.id}
          {...rest}
          source={departmentSource(unit.id)}
          words=""
          mayBeEmpty={units.data?.length !== 0}
        />
      )}
    </>
  )
}

type LinesOfPeopleProps = Pick<FoundPeopleProps, 'label' | 'children'> &
  Readonly<{ people: readonly ChoosableUser[]; pages: ReturnType<typeof nextPageOf> }>

/** People below the names of their circles. Thousands may be known, so what is shown of one is made for those in sight. */
function LinesOfPeople({ label, people, pages, children }: LinesOfPeopleProps) {
  const t = useT()
  const colleague = useColleague()
  const headings = headingsOf(people)
  return (
    <div className={styles.found}>
      <InfiniteList<ChoosableUser>
        label={label}
        rows={people}
        keyOf={({ id }) => id}
        estimate={56}
        {...pages}
      >
        {(person) => {
          const heading = headings.get(person.id)
          return (
            <>
              {heading && <p className={styles.circle}>{t(`form.circle.${heading}`)}</p>}
              {children(colleague(person))}
            </>
          )
        }}
      </InfiniteList>
    </div>
  )
}

/** The circle that begins with a person, by the id of the person. */
function headingsOf(people: readonly ChoosableUser[]): ReadonlyMap<string, ChoosableUser['circle']> {
  const first = people.filter(({ circle }, place) => circle !== people[place - 1]?.circle)
  return new Map(first.map(({ id, circle }) => [id, circle]))
}
