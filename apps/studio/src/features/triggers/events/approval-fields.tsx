import { caseOutcomes } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { NamedSetting } from '../../flow-design/index.ts'
import type { EventFieldsProps } from './event-props.ts'
import { Several } from './several.tsx'

/** The flow, and the outcomes of its cases. */
export function ApprovalFields({ event, onChange }: EventFieldsProps<'approval'>) {
  const t = useT()
  return (
    <>
      <NamedSetting of="flow" value={event.flow} onChange={(flow) => onChange({ ...event, flow })} />
      <Several
        label={t('triggers.outcomes')}
        value={event.outcomes}
        options={caseOutcomes.map((outcome) => ({ value: outcome, label: t(`triggers.outcome.${outcome}`) }))}
        onChange={(outcomes) => onChange({ ...event, outcomes })}
      />
    </>
  )
}
