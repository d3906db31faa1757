import { useFormats, useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button, type TableColumnsType } from 'antd'
import { unmade } from '../../../kit/lists/list-buttons.tsx'
import { ChoiceFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { ChangeDrawer, ChangeState } from './change-drawer.tsx'
import { LeaveTogether } from './leave-together.tsx'
import { kinds, type StaffChange, states, useStaffChanges } from './queries.ts'

/** People who joined, moved or left, and those who will. */
export function StaffChangesPage() {
  const t = useT()
  const formats = useFormats()
  const { search, change } = useListSearch()
  return (
    <ListPage<StaffChange>
      title={t('staff-changes.title')}
      query={useStaffChanges(search)}
      columns={columnsIn(t, formats)}
      idOf={({ id }) => id}
      emptyHint={t('staff-changes.emptyHint')}
      start={<Link to="/people">{t('staff-changes.toPeople')}</Link>}
      filter={{
        chosen: search.status ?? 'any',
        usual: 'any',
        choices: ['any' as const, ...states].map((state) => ({
          value: state,
          label: state === 'any' ? t('studio.list.allStatuses') : t(`staff-changes.state.${state}`),
        })),
      }}
      filters={
        <ChoiceFilter
          label={t('staff-changes.kind')}
          value={search.kind}
          choices={kinds.map((kind) => ({ value: kind, label: t(`staff-changes.kind.${kind}`) }))}
          onChange={(kind) => change({ kind })}
        />
      }
      actions={<Button onClick={() => change({ open: unmade })}>{t('staff-changes.leaveTogether')}</Button>}
      drawer={(id, close) =>
        id === unmade ? <LeaveTogether onClose={close} /> : <ChangeDrawer key={id} id={id} onClose={close} />
      }
    />
  )
}

function columnsIn(
  t: ReturnType<typeof useT>,
  formats: ReturnType<typeof useFormats>,
): TableColumnsType<StaffChange> {
  return [
    {
      title: t('staff-changes.person'),
      render: (_, { person, reason }) => (
        <NamedRow
          face={<Avatar id={person.id} name={person.name} size={24} />}
          name={person.name}
          note={reason}
        />
      ),
    },
    { title: t('staff-changes.kind'), render: (_, { kind }) => t(`staff-changes.kind.${kind}`) },
    { title: t('staff-changes.day'), render: (_, { day }) => formats.date(day) },
    { title: t('staff-changes.plannedBy'), render: (_, { plannedBy }) => plannedBy.name },
    { title: t('studio.list.status'), render: (_, { state }) => <ChangeState state={state} /> },
  ]
}
