import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { type TableColumnsType, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { CallTable } from './call-table.tsx'
import { InterfaceFields } from './interface-fields.tsx'
import { InterfaceForm, TrySection, useRowsError } from './interface-form.tsx'
import {
  type DataInterface,
  freshDraft,
  type InterfaceRow,
  interfaceQuery,
  requestFrom,
  useInterfaceMutation,
  useInterfaces,
} from './queries.ts'

/** All data interfaces of the company, latest change first. */
export function InterfacesPage() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<InterfaceRow>
      title={t('studio.dataInterfaces')}
      query={useInterfaces(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('data-interfaces.emptyHint')}
      start={<StartButton label={t('data-interfaces.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewInterface onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <InterfaceDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<InterfaceRow> {
  return [
    {
      title: t('data-interfaces.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    { title: t('data-interfaces.kind'), render: (_, { kind }) => t(`data-interfaces.kind.${kind}`) },
    {
      title: t('data-interfaces.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('data-interfaces.audience'),
      render: (_, { audience }) => t(`data-interfaces.audience.${audience}`),
    },
    {
      title: t('data-interfaces.callsOfWeek'),
      align: 'right',
      render: (_, { calls, failures }) => t('data-interfaces.callsAndFailures', { calls, failures }),
    },
    { title: t('data-interfaces.changedAt'), render: (_, { changedAt }) => <FormattedTime at={changedAt} /> },
  ]
}

/** One interface: its settings, a trial run, and its calls. */
function InterfaceDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<DataInterface>
      query={useQuery(interfaceQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(one) => (
        <Tabs
          items={[
            {
              key: 'settings',
              label: t('data-interfaces.settings'),
              children: <InterfaceForm one={one} onRemoved={onClose} />,
            },
            { key: 'calls', label: t('data-interfaces.calls'), children: <CallTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}

type NewInterfaceProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new interface, which can be tried before it is saved. */
function NewInterface({ onMade, onClose }: NewInterfaceProps) {
  const t = useT()
  const [draft, setDraft] = useState(freshDraft)
  const mistake = useRowsError()
  const create = useInterfaceMutation(async (calls, _: undefined) => {
    const { fullName, enCode, category, audience } = draft
    const question = requestFrom(draft) ?? mistake()
    return calls.create({ fullName, enCode, category, audience, ...question })
  })

  return (
    <SideDrawer title={t('data-interfaces.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('data-interfaces.new')}
        mutation={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <InterfaceFields
          draft={draft}
          onChange={setDraft}
          code={
            <CodeField
              name={draft.fullName}
              value={draft.enCode}
              onChange={(enCode) => setDraft({ ...draft, enCode })}
            />
          }
        />
      </EditForm>
      <TrySection draft={draft} />
    </SideDrawer>
  )
}
