import { useT } from '@signet/i18n/react'
import { Checkbox, Input } from 'antd'
import { FieldPair } from '../../kit/fields/edit-form.tsx'
import { CodeAreaField, SegmentedField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import type { Source } from './queries.ts'

type Http = Extract<Source, { kind: 'http' }>

type HttpFieldsProps = Readonly<{ source: Http; onChange: (source: Http) => void }>

/** A request to another server, and the path of the list in its answer. */
export function HttpFields({ source, onChange }: HttpFieldsProps) {
  const t = useT()
  const change = (part: Partial<Http>) => onChange({ ...source, ...part })

  return (
    <>
      <MethodFields source={source} change={change} />
      <TextField
        label={t('data-interfaces.url')}
        hint={t('data-interfaces.urlHint')}
        required
        placeholder="https://erp.example.com/goods?word={word}"
        maxLength={2000}
        spellCheck={false}
        value={source.url}
        onChange={(url) => change({ url })}
      />
      <HeadersField headers={source.headers} onChange={(headers) => change({ headers })} />
      {source.method === 'POST' && (
        <CodeAreaField
          label={t('data-interfaces.body')}
          hint={t('data-interfaces.bodyHint')}
          rows={6}
          value={source.body}
          onChange={(text) => change({ body: text })}
        />
      )}
    </>
  )
}

type MethodFieldsProps = Pick<HttpFieldsProps, 'source'> & Readonly<{ change: (part: Partial<Http>) => void }>

/** Method, and the path of the list in the answer. */
function MethodFields({ source, change }: MethodFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <SegmentedField<Http['method']>
        label={t('data-interfaces.method')}
        value={source.method}
        onChange={(method) => change({ method })}
        options={['GET', 'POST']}
      />
      <TextField
        label={t('data-interfaces.listPath')}
        hint={t('data-interfaces.listPathHint')}
        placeholder="data.list"
        maxLength={200}
        spellCheck={false}
        value={source.listPath}
        onChange={(listPath) => change({ listPath })}
      />
    </FieldPair>
  )
}

type Header = Http['headers'][number]

type HeadersFieldProps = Readonly<{ headers: readonly Header[]; onChange: (headers: Header[]) => void }>

/** Headers of a request. A secret value is write-only. */
function HeadersField({ headers, onChange }: HeadersFieldProps) {
  const t = useT()
  return (
    <RowEditor<Header>
      label={t('data-interfaces.headers')}
      rows={headers}
      fresh={{ name: '', value: '', isSecret: false }}
      addLabel={t('data-interfaces.addHeader')}
      most={20}
      onChange={onChange}
    >
      {(header, change, position) => <HeaderRow index={position} header={header} change={change} />}
    </RowEditor>
  )
}

type HeaderRowProps = Readonly<{
  index: number
  header: Header
  change: (part: Partial<Header>) => void
}>

function HeaderRow({ index, header, change }: HeaderRowProps) {
  const t = useT()
  return (
    <>
      <Input
        required
        maxLength={80}
        spellCheck={false}
        aria-label={t('data-interfaces.headerName', { place: index })}
        placeholder="Authorization"
        value={header.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Input
        maxLength={2000}
        spellCheck={false}
        type={header.isSecret ? 'password' : 'text'}
        autoComplete="off"
        aria-label={t('data-interfaces.headerValue', { place: index })}
        placeholder={header.isSecret ? t('data-interfaces.secretKept') : ''}
        value={header.value}
        onChange={({ target }) => change({ value: target.value })}
      />
      <Checkbox checked={header.isSecret} onChange={({ target }) => change({ isSecret: target.checked })}>
        {t('data-interfaces.secret')}
      </Checkbox>
    </>
  )
}
