import { useT } from '@signet/i18n/react'
import { Input, Select } from 'antd'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import type { Settings } from './queries.ts'

type Part = Settings['prefix'][number]
type PartsFieldProps = Readonly<{ label: string; parts: readonly Part[]; onChange: (parts: Part[]) => void }>

const kinds = ['text', 'field'] as const

/** The prefix or suffix of a number: texts and field values. */
export function PartsField({ label, parts, onChange }: PartsFieldProps) {
  const t = useT()
  return (
    <RowEditor<Part>
      label={label}
      rows={parts}
      fresh={{ kind: 'text', text: '' }}
      addLabel={t('bill-rules.addPart')}
      most={10}
      onChange={onChange}
    >
      {(part, change, place) => (
        <>
          <Select<Part['kind']>
            aria-label={t('bill-rules.partKind', { place, list: label })}
            value={part.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`bill-rules.part.${kind}`) }))}
            onChange={(kind) => change(partOf(kind, wordsOf(part)))}
          />
          <Input
            required
            maxLength={100}
            aria-label={t('bill-rules.partWords', { place, list: label })}
            placeholder={t(`bill-rules.partHint.${part.kind}`)}
            value={wordsOf(part)}
            onChange={({ target }) => change(partOf(part.kind, target.value))}
          />
        </>
      )}
    </RowEditor>
  )
}

function partOf(kind: Part['kind'], words: string): Part {
  return kind === 'text' ? { kind, text: words } : { kind, field: words }
}

function wordsOf(part: Part): string {
  return part.kind === 'text' ? part.text : part.field
}
