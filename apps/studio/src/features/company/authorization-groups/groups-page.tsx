import type { AuthorizationGroup } from '@signet/contract'
import { useLanguage, useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, Status, type StatusKind, useFeedback } from '@signet/ui'
import { Button, Skeleton, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { type ColumnSort, useColumnSort } from '../../../kit/lists/column-sort.ts'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { RightChanges } from '../../../kit/right-changes/right-changes.tsx'
import { useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { GroupForm } from './group-form.tsx'
import { type GroupState, states, useGroup, useGroupMutation, useGroups } from './queries.ts'

/** Bundles of rights that are given to people, posts, departments, roles and groups at once. */
export function AuthorizationGroupsPage() {
  const t = useT()
  const { search } = useListSearch()
  const columns = columnsIn(t, { locale: useLanguage().locale, sorted: useColumnSort() })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const state = states.find((one) => one === search.status)
  return (
    <ListPage<AuthorizationGroup>
      title={t('authorization-groups.title')}
      query={useGroups(search.keyword ?? '', state)}
      columns={columns}
      idOf={({ id }) => id}
      filter={{
        chosen: state ?? 'all',
        usual: 'all',
        choices: ['all', ...states].map((value) => ({
          value,
          label: t(`authorization-groups.state.${value}`),
        })),
      }}
      selection={{ chosen, choose: (rows) => setChosen(rows.map(({ id }) => id)) }}
      actions={
        <>
          <SwitchMany ids={chosen} onDone={() => setChosen([])} />
          <RemoveMany ids={chosen} onDone={() => setChosen([])} />
          <NewButton />
        </>
      }
      emptyHint={t('authorization-groups.emptyHint')}
      start={<StartButton label={t('authorization-groups.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <SideDrawer title={t('authorization-groups.new')} width={720} onClose={close}>
            <GroupForm onClose={close} />
          </SideDrawer>
        ) : (
          <GroupDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

const looks: Readonly<Record<GroupState, StatusKind>> = {
  inForce: 'active',
  disabled: 'ended',
  expired: 'ended',
}
const mostNames = 3

type ColumnsProps = Readonly<{ locale: string; sorted: ColumnSort }>

function columnsIn(
  t: ReturnType<typeof useT>,
  { locale, sorted }: ColumnsProps,
): TableColumnsType<AuthorizationGroup> {
  const names = (all: readonly string[]) => {
    const shown = all.slice(0, mostNames).join(t('right-changes.and'))
    if (all.length <= mostNames) return shown || '—'
    return t('authorization-groups.andMore', { names: shown, count: all.length })
  }
  return [
    {
      title: t('authorization-groups.name'),
      ...sorted<AuthorizationGroup>('name', (one, other) =>
        one.fullName.localeCompare(other.fullName, locale),
      ),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    {
      title: t('authorization-groups.members'),
      render: (_, { members }) =>
        names(members.map(({ kind, name }) => (kind === 'everybody' ? t('holders.kind.everybody') : name))),
    },
    {
      title: t('authorization-groups.gives'),
      render: (_, { grants, applications }) => {
        const forms = grants.map(({ formName }) => formName)
        return names([...new Set([...forms, ...applications.map(({ name }) => name)])])
      },
    },
    {
      title: t('studio.list.status'),
      render: (_, { state, until }) => (
        <Status kind={looks[state]}>
          {state === 'inForce' && until !== null
            ? t('authorization-groups.inForceUntil', { day: until })
            : t(`authorization-groups.state.${state}`)}
        </Status>
      ),
    },
    {
      title: t('authorization-groups.changedAt'),
      responsive: ['lg'],
      ...sorted<AuthorizationGroup>('changedAt', (one, other) =>
        one.changedAt.localeCompare(other.changedAt),
      ),
      render: (_, { changedAt, changedBy }) => (
        <span>
          <FormattedTime at={changedAt} /> · {changedBy}
        </span>
      ),
    },
  ]
}

/** Gives or withdraws several bundles at once. */
function SwitchMany({ ids, onDone }: Readonly<{ ids: readonly string[]; onDone: () => void }>) {
  const t = useT()
  const { authorizationGroups } = useClient()
  const save = useGroupMutation((calls, enabledMark: 0 | 1) =>
    calls.setEnabled({ ids: [...ids], enabledMark }),
  )
  const { asked, ask, isPending, error, confirm, close } = useAskedChange({
    preview: (enabledMark: 0 | 1) => authorizationGroups.previewEnabled({ ids: [...ids], enabledMark }),
    save,
    isAsked: () => true,
    onSaved: onDone,
  })
  if (ids.length === 0) return null
  return (
    <>
      <ErrorNote error={error} />
      <Button loading={isPending} onClick={() => ask(1)}>
        {t('authorization-groups.enable')}
      </Button>
      <Button danger loading={isPending} onClick={() => ask(0)}>
        {t('authorization-groups.disable')}
      </Button>
      {asked && <RightChanges changes={asked.changes} saving={save} onConfirm={confirm} onClose={close} />}
    </>
  )
}

function RemoveMany({ ids, onDone }: Readonly<{ ids: readonly string[]; onDone: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const remove = useGroupMutation((calls, _: undefined) => calls.removeMany({ ids: [...ids] }))
  if (ids.length === 0) return null
  const ask = async () => {
    const question = {
      title: t('authorization-groups.removeManyTitle', { count: ids.length }),
      body: t('authorization-groups.removeManyHint'),
      confirm: t('authorization-groups.remove'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) remove.mutate(undefined, { onSuccess: onDone })
  }
  return (
    <>
      <ErrorNote error={remove.error} />
      <Button danger loading={remove.isPending} onClick={() => void ask()}>
        {t('authorization-groups.remove')}
      </Button>
    </>
  )
}

function GroupDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const { data, error, isPending, refetch } = useGroup(id)
  return (
    <SideDrawer title={data?.fullName ?? t('authorization-groups.one')} width={720} onClose={onClose}>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!isPending && !error && !data && <Empty title={t('authorization-groups.gone')} />}
      {data && <GroupForm key={data.version} group={data} onClose={onClose} />}
    </SideDrawer>
  )
}
