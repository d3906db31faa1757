import type { Client } from '@signet/client'
import { mostCountedRecords } from '@signet/contract'
import { type FieldDefinition, FormDefinition, type Locale, textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { AppTile } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useAdministration } from '../../kit/context/use-administration.ts'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { Facts, FormattedTime, Section } from '../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../kit/details/side-drawer.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import {
  AvailabilityMark,
  DesignMenu,
  designDrag,
  useDesignColumns,
  useListedDesigns,
} from '../design-life/index.ts'
import { LinksSection } from '../short-links/index.ts'
import { FormSheet } from './designer/form-sheet.tsx'
import { FormTemplates, NewFormButton } from './new-form/new-form-button.tsx'
import { formQuery, useForms } from './queries.ts'

type FormRow = Awaited<ReturnType<Client['formDesign']['list']>>['list'][number]

/** All forms of the company, latest change first. */
export function FormsPage() {
  const t = useT()
  const { shown, filter, filters, side } = useListedDesigns('forms')
  const { has } = useAdministration()
  return (
    <ListPage<FormRow>
      title={t('studio.forms')}
      query={useForms(shown)}
      filter={filter}
      filters={filters}
      side={side}
      dragOf={({ id }) => designDrag({ kind: 'form', id })}
      columns={useColumns()}
      idOf={({ id }) => id}
      emptyHint={t('form-design.emptyHint')}
      start={has('designs') && <FormTemplates />}
      actions={has('designs') && <NewFormButton />}
      drawer={(id, close) => <FormDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function useColumns(): TableColumnsType<FormRow> {
  const t = useT()
  const navigate = useNavigate()
  const { labels, change } = useDesignColumns<FormRow>()
  return [
    {
      title: t('form-design.name'),
      render: (_, { id, displayName: name, code, icon, iconColor }) => (
        <NamedRow
          face={<AppTile icon={icon} name={name} seed={id} color={iconColor} size={24} />}
          name={name}
          note={code}
        />
      ),
    },
    ...labels,
    {
      title: t('form-design.state'),
      render: (_, { state, version, availability }) => (
        <>
          <DesignState state={state} version={version} /> <AvailabilityMark availability={availability} />
        </>
      ),
    },
    { title: t('form-design.fields'), dataIndex: 'fields', align: 'right' },
    {
      title: t('form-design.records'),
      align: 'right',
      render: (_, { records }) =>
        records < mostCountedRecords ? records : t('form-design.manyRecords', { most: mostCountedRecords }),
    },
    change,
    {
      title: '',
      width: 56,
      render: (_, design) => (
        <DesignMenu
          design={{ ...design, kind: 'form' }}
          onCopied={(id) => navigate({ to: '/forms/$id', params: { id } })}
        />
      ),
    },
  ]
}

type FormDetails = Awaited<ReturnType<Client['formDesign']['open']>>

/** One form: the published version and its fields. */
export function FormDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const [isPublishing, setPublishing] = useState(false)

  return (
    <DetailsDrawer<FormDetails>
      query={useQuery(formQuery(useClient(), id))}
      width={720}
      title={({ displayName }) => displayName}
      actions={({ state }) => (
        <Space>
          <DesignButtons id={id} hasList={state !== 'draft'} />
          <Button
            type="primary"
            disabled={state === 'published'}
            title={state === 'published' ? t('studio.publish.nothing') : undefined}
            onClick={() => setPublishing(true)}
          >
            {t('studio.publish.action')}
          </Button>
        </Space>
      )}
      onClose={onClose}
    >
      {(form) => (
        <>
          {isPublishing && <FormSheet id={id} name={form.displayName} onClose={() => setPublishing(false)} />}
          <FormFacts form={form} />
          <LinksSection modelId={id} />
          <Section title={t('form-design.fields')}>
            <FieldTable fields={FormDefinition.parse(form.definition).fields} />
          </Section>
        </>
      )}
    </DetailsDrawer>
  )
}

function FormFacts({ form }: Readonly<{ form: FormDetails }>) {
  const t = useT()
  return (
    <Facts
      facts={[
        {
          name: t('form-design.state'),
          value: <DesignState state={form.state} version={form.version} />,
        },
        { name: t('form-design.code'), value: <code>{form.code}</code> },
        { name: t('form-design.changedBy'), value: form.changedBy },
        { name: t('form-design.changedAt'), value: <FormattedTime at={form.changedAt} /> },
      ]}
    />
  )
}

/** Opens the designer of the form, or of its list. */
function DesignButtons({ id, hasList }: Readonly<{ id: string; hasList: boolean }>) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => navigate({ to: '/forms/$id', params: { id } })}>
        {t('form-design.design')}
      </Button>
      <Button
        disabled={!hasList}
        title={hasList ? undefined : t('form-design.publishFirst')}
        onClick={() => navigate({ to: '/lists/$formId', params: { formId: id } })}
      >
        {t('list-design.design')}
      </Button>
    </>
  )
}

type Field = Omit<FieldDefinition, 'fields'> & Readonly<{ fields?: readonly Field[] }>
type FieldRow = Readonly<{ path: string; field: Field; children?: readonly FieldRow[] }>

/** The fields of a form, with the columns of sub-tables below them. */
export function FieldTable({ fields }: Readonly<{ fields: readonly Field[] }>) {
  const t = useT()
  const { locale } = useLanguage()
  return (
    <Table<FieldRow>
      rowKey="path"
      size="small"
      pagination={false}
      dataSource={listFieldRows(fields, locale)}
      expandable={{ defaultExpandAllRows: true }}
      columns={[
        {
          title: t('form-design.field.label'),
          render: (_, { path, field }) => <NamedRow name={textIn(locale, field.label)} note={path} />,
        },
        {
          title: t('form-design.field.kind'),
          render: (_, { field }) => t(`${field.kind}.title`),
        },
        {
          title: t('form-design.field.required'),
          render: (_, { field }) => <RequiredCell field={field} />,
        },
        {
          title: t('form-design.field.formula'),
          render: (_, { field }) => <FormulaCell field={field} />,
        },
      ]}
    />
  )
}

function listFieldRows(fields: readonly Field[], locale: Locale, above = ''): FieldRow[] {
  return fields.map((field) => {
    const path = above + field.key
    const columns = field.fields ?? []
    return {
      path,
      field,
      ...(columns.length > 0 && { children: listFieldRows(columns, locale, `${path}.`) }),
    }
  })
}

function RequiredCell({ field: { required, requiredWhen } }: Readonly<{ field: Field }>) {
  const t = useT()
  if (required) return t('form-design.field.yes')
  return requiredWhen ? <code>{requiredWhen}</code> : '—'
}

function FormulaCell({ field: { settings, default: given } }: Readonly<{ field: Field }>) {
  const formula = given && 'formula' in given ? given.formula : settings.formula
  return typeof formula === 'string' ? <code>{formula}</code> : '—'
}
