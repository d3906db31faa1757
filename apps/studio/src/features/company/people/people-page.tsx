import { useT } from '@signet/i18n/react'
import { Avatar, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ChoiceFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { SheetButtons } from '../organization-sheets/index.ts'
import { DesignPersonnel } from '../personnel/index.ts'
import { PastDay, UnitSelect, unitsQuery } from '../units/index.ts'
import { ActOnMany } from './act-on-many.tsx'
import { InitialPassword, type PasswordOf } from './initial-password.tsx'
import styles from './people.module.css'
import { PersonDrawer } from './person-drawer.tsx'
import { NewPerson } from './person-form.tsx'
import { PersonStatus } from './person-status.tsx'
import { type PersonRow, rolesQuery, sorts, states, usePeople } from './queries.ts'

/** All people of the company. */
export function PeoplePage() {
  const t = useT()
  const { search, change } = useListSearch()
  const [password, setPassword] = useState<PasswordOf | null>(null)
  const [chosen, setChosen] = useState<readonly PersonRow[]>([])
  const query = usePeople(search)
  const isNow = search.day === undefined

  return (
    <>
      <ListPage<PersonRow>
        title={t('people.title')}
        query={query}
        columns={columnsIn(t, query.data?.pages[0]?.columns ?? [])}
        idOf={({ id }) => id}
        actions={<PeopleActions />}
        {...(isNow && { selection: { chosen: chosen.map(({ id }) => id), choose: setChosen } })}
        emptyHint={t('people.emptyHint')}
        start={<StartButton label={t('people.new')} />}
        filter={{
          chosen: search.status ?? 'any',
          usual: 'any',
          choices: states.map((state) => ({ value: state, label: t(`people.state.${state}`) })),
        }}
        filters={
          isNow && chosen.length > 0 ? (
            <ActOnMany people={chosen} onDone={() => setChosen([])} />
          ) : (
            <PeopleFilters />
          )
        }
        drawer={(id, close) =>
          id === unmade ? (
            <NewPerson
              onClose={close}
              onMade={(made) => {
                setPassword(made)
                void change({ open: made.id }, { replace: true })
              }}
            />
          ) : (
            <PersonDrawer key={id} id={id} onPassword={setPassword} onClose={close} />
          )
        }
      />
      {password && <InitialPassword of={password} onClose={() => setPassword(null)} />}
    </>
  )
}

function PeopleActions() {
  const { isEverything, mayOpen } = useAdministration()
  const isNow = useListSearch().search.day === undefined
  return (
    <>
      {isEverything && isNow && <SheetButtons kind="people" exports={['people']} />}
      {mayOpen({ areas: ['designs'] }) && <DesignPersonnel />}
      {isNow && <NewButton />}
    </>
  )
}

function PeopleFilters() {
  const t = useT()
  const { search, change } = useListSearch()
  const client = useClient()
  const { data: units } = useQuery(unitsQuery(client, search.day))
  const { data: roles } = useQuery(rolesQuery(client))
  return (
    <>
      <UnitSelect
        className={styles.filter ?? ''}
        label={t('people.department')}
        units={units?.list ?? []}
        value={search.unit ?? ''}
        onChange={(unit) => change({ unit })}
        onClear={() => change({ unit: undefined })}
      />
      <ChoiceFilter
        label={t('people.role')}
        value={search.role}
        choices={(roles?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(role) => change({ role })}
      />
      <ChoiceFilter
        label={t('people.sort')}
        value={search.sort}
        choices={sorts.map((sort) => ({ value: sort, label: t(`people.sort.${sort}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <PastDay />
    </>
  )
}

type KeyField = Readonly<{ path: string; label: string }>

function columnsIn(t: ReturnType<typeof useT>, keyFields: readonly KeyField[]): TableColumnsType<PersonRow> {
  return [
    {
      title: t('people.name'),
      render: (_, { id, realName, account }) => (
        <NamedRow face={<Avatar id={id} name={realName} size={24} />} name={realName} note={account} />
      ),
    },
    {
      title: t('people.department'),
      render: (_, { departments }) => <Department departments={departments} />,
    },
    { title: t('people.post'), render: (_, { posts }) => posts.join(t('people.and')) },
    { title: t('people.phone'), dataIndex: 'mobilePhone' },
    { title: t('people.employeeNumber'), dataIndex: 'employeeNumber' },
    ...keyFields.map(({ path, label }) => ({
      key: path,
      title: label,
      render: (_: unknown, { texts }: PersonRow) => texts[path],
    })),
    { title: t('studio.list.status'), render: (_, row) => <PersonStatus {...row} /> },
  ]
}

/** The main department by its own name; hovering tells where it is, and the others. */
function Department({ departments }: Pick<PersonRow, 'departments'>) {
  const t = useT()
  const [main, ...others] = departments
  if (main === undefined) return null
  return (
    <span title={departments.join('\n')}>
      {main.split('/').at(-1)}
      {others.length > 0 && (
        <span className={sharedStyles.weak}> {t('people.otherDepartments', { count: others.length })}</span>
      )}
    </span>
  )
}
