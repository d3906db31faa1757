import { listed } from '@signet/form/kinds'
import { useFormats, useT } from '@signet/i18n/react'
import { useState } from 'react'
import { type OptionLine, OptionList } from '../choices/option-list.tsx'
import type { Choice } from '../form/form-environment.ts'
import { LookupResults } from './lookup-results.tsx'
import { type LookupEditProps, questionOf, useChosen, useLookup } from './use-lookup.ts'

export type ListProps = LookupEditProps & Readonly<{ words: string; onToggle: (id: string) => void }>

/** Pixels. */
export const pictureInList = 32

/** A flat list; earlier choices come first until a search. */
export function Lines(props: ListProps) {
  const { of, label, settings, value, words, pictureOf, onToggle } = props
  const lookup = useLookup(questionOf(props, words ? { words } : {}))
  const lineOf = useLine()
  const [first] = useState(() => listed(value))
  const before = useChosen(of, first)
  const shown = words
    ? lookup.choices
    : [...before, ...lookup.choices.filter(({ id }) => !first.includes(id))]

  return (
    <LookupResults lookup={lookup}>
      <OptionList
        label={label}
        options={shown.map((choice) => ({ ...lineOf(choice), picture: pictureOf?.(choice, pictureInList) }))}
        chosen={listed(value)}
        multiple={settings.multiple}
        onToggle={onToggle}
      />
    </LookupResults>
  )
}

/** A choice as a line: people in circles, with until when somebody else decides for them. */
function useLine(): (choice: Choice) => Omit<OptionLine, 'picture'> {
  const t = useT()
  const formats = useFormats()
  return ({ id, name, note, circle, awayUntil }) => {
    const away = awayUntil && t('form.awayUntil', { until: formats.dateTime(awayUntil) })
    return {
      id,
      name,
      note: [note, away].filter(Boolean).join(' · ') || undefined,
      ...(circle && { group: t(`form.circle.${circle}`) }),
    }
  }
}
