import { useFormats, useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { type ColumnSort, useColumnSort } from '../../../kit/lists/column-sort.ts'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { InitialPassword, type PasswordOf } from '../people/index.ts'
import { ActOnExternals } from './act-on-externals.tsx'
import { ExternalDrawer, ExternalState } from './external-drawer.tsx'
import { NotDelivered } from './invitation-state.tsx'
import { InviteExternal } from './invite-external.tsx'
import { type External, lastMoment, states, useExternals } from './queries.ts'

/** People of other companies: who they are, who invited them, and until when. */
export function ExternalsPage() {
  const t = useT()
  const { search } = useListSearch()
  const [password, setPassword] = useState<PasswordOf | null>(null)
  const [chosen, setChosen] = useState<readonly External[]>([])
  const query = useExternals(search)
  const columns = columnsIn(t, { formats: useFormats(), sorted: useColumnSort() })
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const drawer = (id: string, close: () => void) => {
    if (id === unmade) return <InviteExternal onPassword={setPassword} onClose={close} />
    const row = rows.find((one) => one.id === id)
    return row && <ExternalDrawer key={id} external={row} onClose={close} />
  }
  return (
    <>
      <ListPage<External>
        title={t('externals.title')}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        selection={{ chosen: chosen.map(({ id }) => id), choose: setChosen }}
        filters={chosen.length > 0 && <ActOnExternals chosen={chosen} onDone={() => setChosen([])} />}
        actions={<NewButton />}
        emptyHint={t('externals.emptyHint')}
        start={<StartButton label={t('externals.invite')} />}
        filter={{
          chosen: search.status ?? 'any',
          usual: 'any',
          choices: states.map((state) => ({
            value: state,
            label: state === 'any' ? t('studio.list.allStatuses') : t(`externals.state.${state}`),
          })),
        }}
        drawer={drawer}
      />
      {password && <InitialPassword of={password} onClose={() => setPassword(null)} />}
    </>
  )
}

type ColumnsProps = Readonly<{ formats: ReturnType<typeof useFormats>; sorted: ColumnSort }>

function columnsIn(
  t: ReturnType<typeof useT>,
  { formats, sorted }: ColumnsProps,
): TableColumnsType<External> {
  return [
    {
      title: t('externals.name'),
      ...sorted('name'),
      render: (_, { id, realName, account }) => (
        <NamedRow face={<Avatar id={id} name={realName} size={24} />} name={realName} note={account} />
      ),
    },
    { title: t('externals.company'), dataIndex: 'company', ...sorted('company') },
    { title: t('externals.purpose'), dataIndex: 'purpose' },
    {
      title: t('externals.invitedBy'),
      ...sorted('invitedBy'),
      render: (_, { invitedBy }) => invitedBy.name,
    },
    {
      title: t('externals.until'),
      ...sorted('until'),
      render: (_, { until }) => formats.dateTime(lastMoment(until)),
    },
    {
      title: t('studio.list.status'),
      render: (_, { isOpen, invitation }) => (
        <>
          <ExternalState isOpen={isOpen} /> <NotDelivered invitation={invitation} />
        </>
      ),
    },
  ]
}
