import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import type { SettingControlProps } from './setting-control.ts'

/** Several of the words that the panel offers. */
export function ChoicesSetting(props: SettingControlProps) {
  return <WordsSelect {...props} mode="multiple" />
}

/** Words of any kind, some of them offered. */
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

/** What is set, as far as it is a list of texts. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
