import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { Labelled } from '../../shell/labelled.tsx'
import type { Source } from './interface-draft.ts'
import { sourceChoicesQuery } from './queries.ts'

type Sql = Extract<Source, { kind: 'sql' }>
type SqlFieldsProps = Readonly<{ source: Sql; onChange: (source: Sql) => void }>

/** One query on a database that is only read. */
export function SqlFields({ source, onChange }: SqlFieldsProps) {
  const t = useT()
  const { data } = useQuery(sourceChoicesQuery(useClient()))

  return (
    <>
      <Labelled label={t('data-interfaces.source')} hint={t('data-interfaces.sourceHint')}>
        {(id, hintId) => (
          <Select
            id={id}
            aria-describedby={hintId}
            value={source.sourceId || null}
            options={(data?.list ?? []).map((one) => ({ value: one.id, label: one.fullName }))}
            onChange={(sourceId) => onChange({ ...source, sourceId: sourceId ?? '' })}
          />
        )}
      </Labelled>
      <Labelled label={t('data-interfaces.statement')} hint={t('data-interfaces.statementHint')}>
        {(id, hintId) => (
          <Input.TextArea
            id={id}
            required
            aria-describedby={hintId}
            autoSize={{ minRows: 4, maxRows: 16 }}
            spellCheck={false}
            value={source.statement}
            onChange={({ target }) => onChange({ ...source, statement: target.value })}
          />
        )}
      </Labelled>
    </>
  )
}
