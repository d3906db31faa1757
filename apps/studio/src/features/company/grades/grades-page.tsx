import type { Grade } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Empty, Failure, sharedStyles } from '@signet/ui'
import { Skeleton, type TableColumnsType } from 'antd'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { GradeForm } from './grade-form.tsx'
import styles from './grades.module.css'
import { useGrade, useGrades } from './queries.ts'

/** What some people administer, and of which part of the company. */
export function GradesPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<Grade>
      title={t('grades.title')}
      query={useGrades(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('grades.emptyHint')}
      start={<StartButton label={t('grades.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <SideDrawer title={t('grades.new')} width={480} onClose={close}>
            <GradeForm onClose={close} />
          </SideDrawer>
        ) : (
          <GradeDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<Grade> {
  return [
    { title: t('grades.name'), dataIndex: 'name' },
    {
      title: t('grades.areas'),
      render: (_, { areas }) => areas.map((area) => t(`grades.area.${area}`)).join(t('grades.and')),
    },
    {
      title: t('grades.part'),
      render: (_, { isWhole, organizations }) =>
        isWhole
          ? t('grades.whole')
          : organizations.map(({ name }) => name.split('/').at(-1)).join(t('grades.and')) || '—',
    },
    { title: t('grades.people'), render: (_, { people }) => <Faces people={people} /> },
  ]
}

const facesShown = 5

function Faces({ people }: Pick<Grade, 'people'>) {
  return (
    <span className={styles.faces} title={people.map(({ name }) => name).join('\n')}>
      {people.slice(0, facesShown).map(({ id, name, headIcon }) => (
        <Avatar key={id} id={id} name={name} src={headIcon} size={24} />
      ))}
      {people.length > facesShown && <span className={sharedStyles.weak}>+{people.length - facesShown}</span>}
      {people.length === 1 && <span>{people[0]?.name}</span>}
    </span>
  )
}

function GradeDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const { data, error, isPending, refetch } = useGrade(id)
  return (
    <SideDrawer title={data?.name ?? t('grades.title')} width={480} onClose={onClose}>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!isPending && !error && !data && <Empty title={t('grades.gone')} />}
      {data && <GradeForm key={data.version} grade={data} onClose={onClose} />}
    </SideDrawer>
  )
}
