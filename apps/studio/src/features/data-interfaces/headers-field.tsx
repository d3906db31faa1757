import { useT } from '@signet/i18n/react'
import { Checkbox, Input } from 'antd'
import { RowEditor } from '../../shell/row-editor.tsx'
import type { Source } from './interface-draft.ts'

type Header = Extract<Source, { kind: 'http' }>['headers'][number]
type HeadersFieldProps = Readonly<{ headers: readonly Header[]; onChange: (headers: Header[]) => void }>

/** Headers of a request. A secret one is written and never read back. */
export function HeadersField({ headers, onChange }: HeadersFieldProps) {
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
