import { useT } from '@signet/i18n/react'
import { ErrorNote, Status, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { NewButton, RemoveButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import { CodedFacts } from './interface-form.tsx'
import { type Connection, freshAddress, OriginFields, PlainField, TryConnection } from './origin-fields.tsx'
import { type DataSource, sourceQuery, useInterfaceMutation, useSources } from './queries.ts'

/** The databases that interfaces read, latest change first. */
export function SourcesPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<DataSource>
      title={t('studio.dataSources')}
      query={useSources(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('data-interfaces.sourcesHint')}
      start={<StartButton label={t('data-interfaces.newSource')} />}
      drawer={(id, close) =>
        id === unmade ? <NewSource onClose={close} /> : <SourceDrawer key={id} id={id} onClose={close} />
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DataSource> {
  return [
    {
      title: t('data-interfaces.sourceName'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    {
      title: t('data-interfaces.address'),
      render: (_, { origin }) => (
        <code>
          {origin.kind === 'address'
            ? `${origin.user}@${origin.host}:${origin.port}/${origin.database}`
            : origin.variable}
        </code>
      ),
    },
    {
      title: t('data-interfaces.password'),
      render: (_, { origin, hasPassword }) =>
        origin.kind === 'address' && hasPassword ? (
          <Status kind="passed">{t('data-interfaces.passwordSealed')}</Status>
        ) : (
          '—'
        ),
    },
    { title: t('data-interfaces.changedAt'), render: (_, { changedAt }) => <FormattedTime at={changedAt} /> },
  ]
}

/** A new data source, which can be tried before it is saved. */
function NewSource({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const [fullName, setName] = useState('')
  const [enCode, setCode] = useState('')
  const [reach, setReach] = useState<Connection>({ origin: freshAddress, password: undefined })
  const create = useInterfaceMutation((calls, _: undefined) =>
    calls.createSource({ fullName, enCode, ...reach }),
  )
  const made = () => {
    feedback.success(t('studio.saved'))
    onClose()
  }

  return (
    <SideDrawer title={t('data-interfaces.newSource')} width={720} onClose={onClose}>
      <EditForm
        label={t('data-interfaces.newSource')}
        mutation={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: made })}
        onCancel={onClose}
        aside={<TryConnection reach={reach} />}
      >
        <PlainField label={t('data-interfaces.sourceName')} value={fullName} onChange={setName} />
        <CodeField name={fullName} value={enCode} onChange={setCode} />
        <OriginFields reach={reach} hasPassword={false} onChange={setReach} />
      </EditForm>
    </SideDrawer>
  )
}

/** One data source. Its password is write-only. */
export function SourceDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  return (
    <DetailsDrawer<DataSource>
      query={useQuery(sourceQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(source) => <SourceForm source={source} onRemoved={onClose} />}
    </DetailsDrawer>
  )
}

function SourceForm({ source, onRemoved }: Readonly<{ source: DataSource; onRemoved: () => void }>) {
  const t = useT()
  const { id, hasPassword } = source
  const [fullName, setName] = useState(source.fullName)
  const [reach, setReach] = useState<Connection>({ origin: source.origin, password: undefined })
  const { save, dialog } = useSaveSource(source, ({ fullName: name, origin }) => {
    setName(name)
    setReach({ origin, password: undefined })
  })
  const update = useInterfaceMutation((_calls, _: undefined) => save({ fullName, ...reach }))
  const remove = useInterfaceMutation((calls, _: undefined) => calls.removeSource({ id }))

  return (
    <>
      <CodedFacts of={source} />
      <EditForm
        label={source.fullName}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={
          <>
            <RemoveButton
              name={source.fullName}
              consequence={t('data-interfaces.removeSourceHint')}
              isBusy={remove.isPending}
              onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
            />
            <TryConnection id={id} reach={reach} />
          </>
        }
      >
        <PlainField label={t('data-interfaces.sourceName')} value={fullName} onChange={setName} />
        <OriginFields reach={reach} hasPassword={hasPassword} onChange={setReach} />
        <ErrorNote error={remove.error} />
      </EditForm>
      {dialog}
    </>
  )
}

/** A typed password is sent; the stored one is never read. */
type SourceDocument = Connection & Readonly<{ fullName: string }>

const rules = fieldMergeRules<SourceDocument>({ origin: { parts: {} } })
const labels = {
  ...{ fullName: 'data-interfaces.sourceName', origin: 'data-interfaces.origin' },
  ...{ host: 'data-interfaces.host', port: 'data-interfaces.port', user: 'data-interfaces.user' },
  ...{ database: 'data-interfaces.database', encryption: 'data-interfaces.encryption' },
  ...{ variable: 'data-interfaces.variable', password: 'data-interfaces.password' },
}

function useSaveSource(source: DataSource, onStored: (stored: SourceDocument) => void) {
  const { dataInterfaces } = useClient()
  const { id } = source
  const stored = ({ fullName, origin, revision }: DataSource) => ({
    document: { fullName, origin, password: undefined },
    revision,
  })
  return useMergedSave<SourceDocument>({
    ...{ opened: stored(source), rules, labels, onStored },
    load: async () => stored(await dataInterfaces.openSource({ id })),
    save: (document, expects) => dataInterfaces.updateSource({ id, ...document, expects }),
  })
}
