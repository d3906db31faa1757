import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import type { SettingControlProps } from './setting-control.ts'

/** Several of the panel's choices. */
export function ChoicesSetting(props: SettingControlProps) {
  return <WordsSelect {...props} mode="multiple" />
}

/** Any texts, with suggestions. */
export function TextsSetting(props: SettingControlProps) {
  return <WordsSelect {...props} mode="tags" />
}

type WordsSelectProps = SettingControlProps & Readonly<{ mode: 'multiple' | 'tags' }>

function WordsSelect({ id, mode, row, editor, value, onChange }: WordsSelectProps) {
  const t = useT()
  const offered = 'of' in row ? (row.of ?? []) : []
  return (
    <Select
      id={id}
      mode={mode}
      style={{ width: '100%' }}
      value={textsIn(value)}
      options={offered.map((word) => ({
        value: word,
        label: t(`${editor.field.kind}.setting.${row.setting}.${word}`),
      }))}
      tokenSeparators={[',', '，', ' ']}
      onChange={onChange}
    />
  )
}

/** The texts of a setting; empty when it is not a list. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
