import { eventKinds, type TriggerEvent } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../kit/properties/property-section.tsx'
import { ChoiceSetting } from '../flow-design/index.ts'
import { ApprovalFields } from './events/approval-fields.tsx'
import { NoticeFields } from './events/notice-fields.tsx'
import { RecordFields } from './events/record-fields.tsx'
import { TimeFields } from './events/time-fields.tsx'
import { WebhookFields } from './events/webhook-fields.tsx'
import { freshEvent } from './fresh-event.ts'

const kinds = Object.keys(eventKinds) as readonly TriggerEvent['kind'][]

type EventProps = Readonly<{ event: TriggerEvent; onChange: (event: TriggerEvent) => void }>

/** The kind of event, and its settings. */
export function EventChoice({ event, onChange }: EventProps) {
  const t = useT()
  return (
    <PropertySection title={t('triggers.event')}>
      <ChoiceSetting
        label={t('triggers.eventKind')}
        value={event.kind}
        options={kinds}
        say={(kind) => t(`triggers.kind.${kind}`)}
        onChange={(kind) => onChange(freshEvent(kind))}
      />
      <EventFields event={event} onChange={onChange} />
    </PropertySection>
  )
}

function EventFields({ event, onChange }: EventProps) {
  switch (event.kind) {
    case 'record':
      return <RecordFields event={event} onChange={onChange} />
    case 'time':
      return <TimeFields event={event} onChange={onChange} />
    case 'notice':
      return <NoticeFields event={event} onChange={onChange} />
    case 'webhook':
      return <WebhookFields event={event} onChange={onChange} />
    case 'approval':
      return <ApprovalFields event={event} onChange={onChange} />
  }
}
