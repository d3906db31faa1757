import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { type TableColumnsType, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { CallTable } from './call-table.tsx'
import { KeyFields } from './key-fields.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyStatus, LastUse } from './key-status.tsx'
import {
  type AccessKey,
  accessKeyQuery,
  type Draft,
  freshDraft,
  type KeyState,
  settingsOf,
  useAccessKeyMutation,
  useAccessKeys,
} from './queries.ts'
import { NewSecret } from './rotate-button.tsx'
import { ScimCard } from './scim-card.tsx'

const states: readonly KeyState[] = ['active', 'expired', 'revoked']

/** All keys of programs, latest change first. */
export function AccessKeysPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const state = states.find((one) => one === search.status)
  return (
    <ListPage<AccessKey>
      title={t('access-keys.title')}
      query={useAccessKeys(search.keyword ?? '', state)}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filter={{
        chosen: state ?? 'all',
        usual: 'all',
        choices: ['all', ...states].map((value) => ({ value, label: t(`access-keys.state.${value}`) })),
      }}
      filters={<ScimCard onMade={(made) => change({ open: made })} />}
      actions={<NewButton />}
      emptyHint={t('access-keys.emptyHint')}
      start={<StartButton label={t('access-keys.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewKey onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <KeyDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<AccessKey> {
  return [
    {
      title: t('access-keys.name'),
      render: (_, { name, ending }) => <NamedRow name={name} note={`…${ending}`} />,
    },
    { title: t('access-keys.state'), render: (_, { state }) => <KeyStatus state={state} /> },
    { title: t('access-keys.person'), render: (_, { person }) => person.name },
    { title: t('access-keys.owner'), responsive: ['xl'], render: (_, { owner }) => owner.name },
    {
      title: t('access-keys.scopes'),
      responsive: ['xl'],
      render: (_, { scopes }) => t('access-keys.scopeCount', { count: scopes.length }),
    },
    { title: t('access-keys.lastUse'), responsive: ['lg'], render: (_, one) => <LastUse one={one} /> },
    {
      title: t('access-keys.expiresAt'),
      responsive: ['lg'],
      render: (_, { expiresAt }) =>
        expiresAt === null ? t('access-keys.never') : <FormattedTime at={expiresAt} />,
    },
  ]
}

/** One key: its settings, and what it was used for. */
function KeyDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<AccessKey>
      query={useQuery(accessKeyQuery(useClient(), id))}
      width={720}
      title={({ name }) => name}
      onClose={onClose}
    >
      {(one) => (
        <Tabs
          items={[
            { key: 'settings', label: t('access-keys.settings'), children: <KeyForm one={one} /> },
            { key: 'calls', label: t('access-keys.calls'), children: <CallTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}

type NewKeyProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new key. Its secret is shown before its drawer opens. */
function NewKey({ onMade, onClose }: NewKeyProps) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(freshDraft)
  const [isTried, setTried] = useState(false)
  const create = useAccessKeyMutation((calls, _: undefined) =>
    calls.create({ ...settingsOf(draft), personId: draft.isTechnical ? null : draft.personId }),
  )
  const missing = missingIn(draft)
  const submit = () => {
    setTried(true)
    if (missing === undefined) create.mutate(undefined)
  }
  const { data: made } = create

  return (
    <SideDrawer title={t('access-keys.new')} width={720} onClose={onClose}>
      <EditForm label={t('access-keys.new')} mutation={create} onSubmit={submit} onCancel={onClose}>
        <KeyFields draft={draft} isNew onChange={setDraft} />
        {isTried && missing !== undefined && <p role="alert">{t(`access-keys.missing.${missing}`)}</p>}
      </EditForm>
      {made && <NewSecret secret={made.secret} onClose={() => onMade(made.id)} />}
    </SideDrawer>
  )
}

/** What has to be chosen before a key can be made. */
function missingIn({ ownerId, isTechnical, personId, scopes }: Draft) {
  if (ownerId === '') return 'owner'
  if (!isTechnical && personId === '') return 'person'
  return scopes.length === 0 ? 'scopes' : undefined
}
