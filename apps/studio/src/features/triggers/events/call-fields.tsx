import { type WebhookColumn, type WebhookField, webhookColumnTypes, webhookTypes } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Input, InputNumber, Select } from 'antd'
import { RowEditor } from '../../../kit/fields/row-editor.tsx'
import { SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import styles from '../triggers.module.css'
import { chosenElements, withElement, withEveryElement } from './list-path.ts'
import type { EventFieldsProps } from './several.tsx'

const keyPattern = '[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*'
const mostElements = 100_000

/** The fields of a call, and whether it must be signed. */
export function CallFields({ event, onChange }: EventFieldsProps<'webhook'>) {
  const t = useT()
  return (
    <>
      <SwitchRow
        label={t('triggers.isSigned')}
        help={t('triggers.isSignedHelp')}
        value={event.isSigned}
        onChange={(isSigned) => onChange({ ...event, isSigned })}
      />
      <RowEditor<WebhookField>
        label={t('triggers.fields')}
        rows={event.fields}
        fresh={{ key: '', path: '', type: 'text', columns: [] }}
        addLabel={t('triggers.addField')}
        most={100}
        onChange={(fields) => onChange({ ...event, fields })}
      >
        {(field, change, place) => <CallField place={place} field={field} change={change} />}
      </RowEditor>
    </>
  )
}

type CallFieldProps = Readonly<{
  place: number
  field: WebhookField
  change: (part: Partial<WebhookField>) => void
}>

/** One field of a call: its key, its path in the body, its type, and which elements of a list it takes. */
function CallField({ place, field, change }: CallFieldProps) {
  const t = useT()
  const setType = (type: WebhookField['type']) =>
    change(type === 'rows' ? withEveryElement(field) : { type, columns: [] })
  return (
    <div className={styles.callField}>
      <div className={styles.callParts}>
        <KeyInput
          label={t('triggers.fieldKey', { place })}
          value={field.key}
          onChange={(key) => change({ key })}
        />
        <Input
          required
          maxLength={300}
          aria-label={t('triggers.fieldPath', { place })}
          placeholder="order.lines.0.sku"
          value={field.path}
          onChange={({ target }) => change({ path: target.value })}
        />
        <Select
          aria-label={t('triggers.fieldType', { place })}
          value={field.type}
          options={webhookTypes.map((type) => ({ value: type, label: t(`triggers.type.${type}`) }))}
          onChange={setType}
        />
      </div>
      {field.type === 'rows' ? (
        <ListColumns field={field} change={change} />
      ) : (
        <ElementNumbers path={field.path} onChange={(path) => change({ path })} />
      )}
    </div>
  )
}

type KeyInputProps = Readonly<{ label: string; value: string; onChange: (key: string) => void }>

function KeyInput({ label, value, onChange }: KeyInputProps) {
  const t = useT()
  return (
    <Input
      required
      pattern={keyPattern}
      maxLength={40}
      aria-label={label}
      placeholder={t('triggers.fieldKeyHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type ElementNumbersProps = Readonly<{ path: string; onChange: (path: string) => void }>

/** Which element of each list on the path is taken, counted from 1. */
function ElementNumbers({ path, onChange }: ElementNumbersProps) {
  const t = useT()
  return chosenElements(path).map((element) => (
    <div key={element.at} className={styles.element}>
      <span className={sharedStyles.weak}>{t('triggers.element', { list: element.list })}</span>
      <InputNumber
        size="small"
        aria-label={t('triggers.element', { list: element.list })}
        min={1}
        max={mostElements}
        precision={0}
        value={element.number}
        onChange={(number) => number !== null && onChange(withElement(path, element, number))}
      />
    </div>
  ))
}

type ListColumnsProps = Readonly<{
  field: WebhookField
  change: (part: Partial<WebhookField>) => void
}>

/** The values of every element, and how formulas use them. */
function ListColumns({ field, change }: ListColumnsProps) {
  const t = useT()
  const [first] = field.columns
  return (
    <>
      <RowEditor<WebhookColumn>
        label={t('triggers.columns', { list: field.path })}
        rows={field.columns}
        fresh={{ key: '', path: '', type: 'text' }}
        addLabel={t('triggers.addColumn')}
        most={50}
        onChange={(columns) => change({ columns })}
      >
        {(column, changeColumn, place) => (
          <ColumnParts list={field.key} place={place} column={column} change={changeColumn} />
        )}
      </RowEditor>
      {first && field.key !== '' && first.key !== '' && (
        <p className={sharedStyles.weak}>
          {t('triggers.columnsHint', { name: `${field.key}.${first.key}` })}
        </p>
      )}
    </>
  )
}

type ColumnPartsProps = Readonly<{
  list: string
  place: number
  column: WebhookColumn
  change: (part: Partial<WebhookColumn>) => void
}>

function ColumnParts({ list, place, column, change }: ColumnPartsProps) {
  const t = useT()
  return (
    <>
      <KeyInput
        label={t('triggers.columnKey', { place, list })}
        value={column.key}
        onChange={(key) => change({ key })}
      />
      <Input
        maxLength={300}
        aria-label={t('triggers.columnPath', { place, list })}
        placeholder={t('triggers.columnPathHint')}
        value={column.path}
        onChange={({ target }) => change({ path: target.value })}
      />
      <Select
        aria-label={t('triggers.columnType', { place, list })}
        value={column.type}
        options={webhookColumnTypes.map((type) => ({ value: type, label: t(`triggers.type.${type}`) }))}
        onChange={(type) => change({ type })}
      />
    </>
  )
}
