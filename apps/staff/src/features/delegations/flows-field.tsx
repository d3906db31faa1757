import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { ChosenField } from './chosen-field.tsx'
import { FlowsSheet } from './flows-sheet.tsx'
import type { ListKey } from './list-key.ts'
import type { NamedFlow } from './queries.ts'
import { useFlowWords } from './use-flow-words.ts'

type FlowsFieldProps = Readonly<{
  kind: ListKey['kind']
  flows: readonly NamedFlow[]
  onChange: (flows: readonly NamedFlow[]) => void
}>

/** All flows, or some. */
export function FlowsField({ kind, flows, onChange }: FlowsFieldProps) {
  const t = useT()
  const say = useFlowWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ChosenField
        label={t('delegations.flows')}
        text={say({ flows: [...flows] })}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <FlowsSheet kind={kind} flows={flows} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}
