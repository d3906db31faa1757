import type { Client } from '@signet/client'
import { manyRecords } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Button, type TableColumnsType } from 'antd'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { Moment } from '../../kit/details/facts.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { NewFormButton } from './new-form/new-form-button.tsx'
import { useForms } from './queries.ts'

type FormRow = Awaited<ReturnType<Client['formDesign']['list']>>['list'][number]

/** All forms of the company, latest change first. */
export function FormsPage() {
  const t = useT()
  const { search } = useListSearch()
  const navigate = useNavigate()
  return (
    <ListPage<FormRow>
      title={t('studio.forms')}
      query={useForms(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      emptyHint={t('form-design.emptyHint')}
      actions={
        <>
          <Button onClick={() => navigate({ to: '/gallery' })}>{t('form-design.gallery')}</Button>
          <NewFormButton />
        </>
      }
      drawer={(id, close) => <FormDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<FormRow> {
  return [
    { title: t('form-design.name'), render: (_, { name, code }) => <NamedRow name={name} note={code} /> },
    {
      title: t('form-design.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('form-design.state'),
      render: (_, { state, version }) => <DesignState state={state} version={version} />,
    },
    { title: t('form-design.fields'), dataIndex: 'fields', align: 'right' },
    {
      title: t('form-design.records'),
      align: 'right',
      render: (_, { records }) =>
        records < manyRecords ? records : t('form-design.manyRecords', { most: manyRecords }),
    },
    { title: t('form-design.changedBy'), dataIndex: 'changedBy' },
    { title: t('form-design.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
