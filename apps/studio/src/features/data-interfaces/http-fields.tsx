import { useT } from '@signet/i18n/react'
import { Checkbox, Input, Segmented } from 'antd'
import { CodeArea } from '../../kit/fields/code-field.tsx'
import { FieldPair } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
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
      <FieldPair>
        <Labelled label={t('data-interfaces.method')}>
          {() => (
            <Segmented<Http['method']>
              aria-label={t('data-interfaces.method')}
              value={source.method}
              onChange={(method) => change({ method })}
              options={['GET', 'POST']}
            />
          )}
        </Labelled>
        <Labelled label={t('data-interfaces.listPath')} hint={t('data-interfaces.listPathHint')}>
          {(id, hintId) => (
            <Input
              id={id}
              aria-describedby={hintId}
              placeholder="data.list"
              maxLength={200}
              spellCheck={false}
              value={source.listPath}
              onChange={({ target }) => change({ listPath: target.value })}
            />
          )}
        </Labelled>
      </FieldPair>
      <Labelled label={t('data-interfaces.url')} hint={t('data-interfaces.urlHint')}>
        {(id, hintId) => (
          <Input
            id={id}
            required
            aria-describedby={hintId}
            placeholder="https://erp.example.com/goods?word={word}"
            maxLength={2000}
            spellCheck={false}
            value={source.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </Labelled>
      <HeadersField headers={source.headers} onChange={(headers) => change({ headers })} />
      {source.method === 'POST' && (
        <Labelled label={t('data-interfaces.body')} hint={t('data-interfaces.bodyHint')}>
          {(id, hintId) => (
            <CodeArea
              id={id}
              describedBy={hintId}
              rows={6}
              value={source.body}
              onChange={(text) => change({ body: text })}
            />
          )}
        </Labelled>
      )}
    </>
  )
}

type Header = Extract<Source, { kind: 'http' }>['headers'][number]

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
      {(header, change, place) => (
        <>
          <Input
            required
            maxLength={80}
            spellCheck={false}
            aria-label={t('data-interfaces.headerName', { place })}
            placeholder="Authorization"
            value={header.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Input
            maxLength={2000}
            spellCheck={false}
            type={header.isSecret ? 'password' : 'text'}
            autoComplete="off"
            aria-label={t('data-interfaces.headerValue', { place })}
            placeholder={header.isSecret ? t('data-interfaces.secretKept') : ''}
            value={header.value}
            onChange={({ target }) => change({ value: target.value })}
          />
          <Checkbox checked={header.isSecret} onChange={({ target }) => change({ isSecret: target.checked })}>
            {t('data-interfaces.secret')}
          </Checkbox>
        </>
      )}
    </RowEditor>
  )
}
