import { caseOutcomes, eventKinds, recordChangeKinds, TriggerEvent, triggeringNotices } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import { ChoiceRow } from '../../kit/properties/setting-rows.tsx'
import { NamedSetting, useFormFields } from '../flow-design/index.ts'
import { CallFields } from './events/call-fields.tsx'
import { type EventFieldsProps, Several } from './events/several.tsx'
import { TimeFields } from './events/time-fields.tsx'
import { noticeWord } from './use-event-words.ts'

const kinds = Object.keys(eventKinds) as readonly TriggerEvent['kind'][]

type EventProps = Readonly<{ event: TriggerEvent; onChange: (event: TriggerEvent) => void }>

/** The kind of event, and its settings. */
export function EventChoice({ event, onChange }: EventProps) {
  const t = useT()
  return (
    <PropertySection title={t('triggers.event')}>
      <ChoiceRow
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
      return <CallFields event={event} onChange={onChange} />
    case 'approval':
      return <ApprovalFields event={event} onChange={onChange} />
  }
}

/** The initial settings of an event. */
export function freshEvent(kind: TriggerEvent['kind']): TriggerEvent {
  return TriggerEvent.parse({ kind })
}

/** The flow, and the outcomes of its cases. */
function ApprovalFields({ event, onChange }: EventFieldsProps<'approval'>) {
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

function NoticeFields({ event, onChange }: EventFieldsProps<'notice'>) {
  const t = useT()
  return (
    <ChoiceRow
      label={t('triggers.notice')}
      value={event.notice}
      options={triggeringNotices}
      say={(notice) => t(noticeWord(notice))}
      onChange={(notice) => onChange({ ...event, notice })}
    />
  )
}

/** The form, the operations on its records, and for changes the fields. */
function RecordFields({ event, onChange }: EventFieldsProps<'record'>) {
  const t = useT()
  const { form, changes, changed } = event
  const offered = useFormFields(form)
  return (
    <>
      <NamedSetting
        of="model"
        label={t('triggers.form')}
        value={form}
        onChange={(next) => onChange({ ...event, form: next, changed: [] })}
      />
      <Several
        label={t('triggers.changes')}
        value={changes}
        options={recordChangeKinds.map((change) => ({
          value: change,
          label: t(`triggers.change.${change}`),
        }))}
        onChange={(next) => onChange({ ...event, changes: next })}
      />
      {changes.includes('updated') && (
        <Several
          label={t('triggers.changed')}
          help={t('triggers.changedHelp')}
          value={changed}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          onChange={(next) => onChange({ ...event, changed: next })}
        />
      )}
    </>
  )
}
