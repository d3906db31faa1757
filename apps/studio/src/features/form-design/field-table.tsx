import { type FieldDefinition, type Locale, textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Table } from 'antd'
import { NamedRow } from '../../kit/lists/named-row.tsx'

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
      dataSource={rowsOf(fields, locale)}
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
          render: (_, { field }) => <Required field={field} />,
        },
        {
          title: t('form-design.field.formula'),
          render: (_, { field }) => <Formula field={field} />,
        },
      ]}
    />
  )
}

function rowsOf(fields: readonly Field[], locale: Locale, above = ''): FieldRow[] {
  return fields.map((field) => {
    const path = above + field.key
    const columns = field.fields ?? []
    return {
      path,
      field,
      ...(columns.length > 0 && { children: rowsOf(columns, locale, `${path}.`) }),
    }
  })
}

function Required({ field: { required, requiredWhen } }: Readonly<{ field: Field }>) {
  const t = useT()
  if (required) return t('form-design.field.yes')
  return requiredWhen ? <code>{requiredWhen}</code> : '—'
}

function Formula({ field: { settings, default: given } }: Readonly<{ field: Field }>) {
  const formula = given && 'formula' in given ? given.formula : settings.formula
  return typeof formula === 'string' ? <code>{formula}</code> : '—'
}
