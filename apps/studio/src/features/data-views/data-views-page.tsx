import { FieldKey, FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Navigate, useNavigate } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useNewName } from '../../kit/fields/code-names.ts'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { isCodeTaken, missingOf, NameAndCode } from '../../kit/fields/name-and-code.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { NamedSelect } from '../../kit/properties/named-select.tsx'
import {
  AvailabilityMark,
  DesignMenu,
  designDrag,
  useDesignColumns,
  useListedDesigns,
} from '../design-life/index.ts'
import { type DataViewRow, useCreateView, useDataViews } from './queries.ts'

/** All data views of the company, latest change first. */
export function DataViewsPage() {
  const t = useT()
  const { shown, filter, filters, side } = useListedDesigns('dataViews')
  return (
    <ListPage<DataViewRow>
      title={t('studio.dataViews')}
      query={useDataViews(shown)}
      filter={filter}
      filters={filters}
      side={side}
      dragOf={({ id }) => designDrag({ kind: 'form', id })}
      columns={useColumns()}
      idOf={({ id }) => id}
      emptyHint={t('data-views.emptyHint')}
      start={<StartButton label={t('data-views.new')} />}
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
  const { labels, change } = useDesignColumns<DataViewRow>()
  return [
    {
      title: t('data-views.name'),
      render: (_, { displayName, code }) => <NamedRow name={displayName} note={code} />,
    },
    ...labels,
    {
      title: t('data-views.state'),
      render: (_, { state, version, availability }) => (
        <>
          <DesignState state={state} version={version} /> <AvailabilityMark availability={availability} />
        </>
      ),
    },
    change,
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
  const named = useNewName()
  const [source, setSource] = useState('')
  const missing = missingOf(named, isCode) ?? (source === '' ? 'data-views.missingInterface' : undefined)
  const submit = () => {
    const { name, code } = named
    const dataView = { interface: source, key: '' }
    const definition = FormDefinition.parse({ version: 1, key: code, title: name, fields: [], dataView })
    create.mutate(
      { name, definition },
      { onSuccess: ({ id }) => navigate({ to: '/data-views/$id', params: { id } }) },
    )
  }

  return (
    <FormDialog
      title={t('data-views.new')}
      confirm={t('data-views.create')}
      missing={missing && t(missing)}
      isPending={create.isPending}
      error={isCodeTaken(create.error) ? null : create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameAndCode
        value={named}
        label={t('data-views.name')}
        codeHint={t('data-views.codeHint')}
        isCode={isCode}
        error={create.error}
      />
      <Labelled label={t('data-views.interface')}>
        {(id) => <NamedSelect id={id} of="interface" value={source} onChange={setSource} />}
      </Labelled>
    </FormDialog>
  )
}

const isCode = (code: string) => FieldKey.safeParse(code).success
