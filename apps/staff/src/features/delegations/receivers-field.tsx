import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { ChosenField } from './chosen-field.tsx'
import type { Receiver } from './delegation-draft.ts'
import { ReceiversSheet } from './receivers-sheet.tsx'

type ReceiversFieldProps = Readonly<{
  people: readonly Receiver[]
  problem: string | null
  onChange: (people: readonly Receiver[]) => void
}>

/** The colleagues who shall act. */
export function ReceiversField({ people, problem, onChange }: ReceiversFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const names = people.map(({ name }) => name).join(t('delegations.and'))
  return (
    <>
      <ChosenField
        label={t('delegations.receivers')}
        text={names || t('delegations.choosePeople')}
        isRequired
        problem={people.length === 0 ? problem : null}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <ReceiversSheet people={people} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}
