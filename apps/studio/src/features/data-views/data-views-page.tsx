import { FieldKey, FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Navigate, useNavigate } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { SideDrawer } from '../../kit/details/side-drawer.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { NewButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { NamedSelect } from '../../kit/properties/named-select.tsx'
import { AvailabilityMark, DesignMenu, useListedDesigns } from '../design-life/index.ts'
import { type DataViewRow, useCreateView, useDataViews } from './queries.ts'

/** All data views of the company, latest change first. */
export function DataViewsPage() {
  const t = useT()
  const { search } = useListSearch()
  const { availability, filter } = useListedDesigns()
  return (
    <ListPage<DataViewRow>
      title={t('studio.dataViews')}
      query={useDataViews(search.keyword ?? '', availability)}
      filter={filter}
      columns={useColumns()}
      idOf={({ id }) => id}
      emptyHint={t('data-views.emptyHint')}
      actions={<NewButton />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewView onClose={close} />
        ) : (
          <Navigate to="/data-views/$id" params={{ id }} replace />
        )
      }
    />
  )
}

function useColumns(): TableColumnsType<DataViewRow> {
  const t = useT()
  const navigate = useNavigate()
  return [
    { title: t('data-views.name'), render: (_, { name, code }) => <NamedRow name={name} note={code} /> },
    {
      title: t('data-views.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('data-views.state'),
      render: (_, { state, version, availability }) => (
        <>
          <DesignState state={state} version={version} /> <AvailabilityMark availability={availability} />
        </>
      ),
    },
    { title: t('data-views.changedBy'), dataIndex: 'changedBy' },
    { title: t('data-views.changedAt'), render: (_, { changedAt }) => <FormattedTime at={changedAt} /> },
    {
      title: '',
      width: 56,
      render: (_, design) => (
        <DesignMenu
          design={{ ...design, kind: 'form' }}
          onCopied={(id) => navigate({ to: '/data-views/$id', params: { id } })}
        />
      ),
    },
  ]
}

/** Asks for a name and an interface, then opens the new view in its designer. */
function NewView({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateView()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [source, setSource] = useState('')
  const submit = () => {
    const dataView = { interface: source, key: '' }
    const definition = FormDefinition.parse({ version: 1, key: code, title: name, fields: [], dataView })
    create.mutate(
      { name, definition },
      { onSuccess: ({ id }) => navigate({ to: '/data-views/$id', params: { id } }) },
    )
  }

  return (
    <SideDrawer title={t('data-views.new')} width={480} onClose={onClose}>
      <EditForm label={t('data-views.new')} mutation={create} onSubmit={submit} onCancel={onClose}>
        <TextField label={t('data-views.name')} required maxLength={100} value={name} onChange={setName} />
        <ViewCode value={code} onChange={setCode} />
        <Labelled label={t('data-views.interface')}>
          {(id) => <NamedSelect id={id} of="interface" value={source} onChange={setSource} />}
        </Labelled>
      </EditForm>
    </SideDrawer>
  )
}

type ViewCodeProps = Readonly<{ value: string; onChange: (code: string) => void }>

/** The code of the view, which is marked while it is not a valid key. */
function ViewCode({ value, onChange }: ViewCodeProps) {
  const t = useT()
  return (
    <TextField
      label={t('studio.code')}
      hint={t('data-views.codeHint')}
      required
      pattern="[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*"
      maxLength={40}
      spellCheck={false}
      status={value === '' || FieldKey.safeParse(value).success ? '' : 'error'}
      value={value}
      onChange={onChange}
    />
  )
}
