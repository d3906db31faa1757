import { type AutomationAction, scheduleColours, urgencies } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow, TextAreaRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { Sources } from '../people/sources.tsx'
import { NumberSetting } from '../properties/plain-settings.tsx'
import { Fillings } from './fillings.tsx'

type ScheduleAction = Extract<AutomationAction, { does: 'addSchedule' }>
type ScheduleFieldsProps = Readonly<{ action: ScheduleAction; set: (change: object) => void }>

/** A calendar event: content, participants and time. */
export function ScheduleFields({ action, set }: ScheduleFieldsProps) {
  const t = useT()
  return (
    <>
      <ScheduleWords action={action} set={set} />
      <ScheduleTimes action={action} set={set} />
      <PropertyRow
        label={t('flow-design.schedule.people')}
        help={t('flow-design.schedule.peopleHelp')}
        arrangement="group"
      >
        {() => <Sources of="participant" sources={action.to} onChange={(to) => set({ to })} />}
      </PropertyRow>
      <ScheduleLooks action={action} set={set} />
      <ScheduleReminder action={action} set={set} />
    </>
  )
}

/** Title, text, and whether the event lasts all day. */
function ScheduleWords({ action, set }: ScheduleFieldsProps) {
  const t = useT()
  return (
    <>
      <TextRow
        label={t('flow-design.schedule.title')}
        help={t('flow-design.step.textHelp')}
        value={action.title}
        maxLength={200}
        onChange={(title) => set({ title })}
      />
      <TextAreaRow
        label={t('flow-design.step.text')}
        value={action.content}
        maxLength={2000}
        rows={3}
        onChange={(content) => set({ content })}
      />
      <SwitchRow
        label={t('flow-design.schedule.allDay')}
        value={action.allDay}
        onChange={(allDay) => set({ allDay })}
      />
    </>
  )
}

function ScheduleTimes({ action, set }: ScheduleFieldsProps) {
  const t = useT()
  return (
    <Fillings
      label={t('flow-design.schedule.when')}
      help={t('flow-design.schedule.whenHelp')}
      offered={[
        { key: 'starts', label: t('flow-design.schedule.starts') },
        { key: 'ends', label: t('flow-design.schedule.ends') },
      ]}
      value={action.when}
      onChange={(when) => set({ when })}
    />
  )
}

/** Urgency and colour of the event. */
function ScheduleLooks({ action, set }: ScheduleFieldsProps) {
  const t = useT()
  return (
    <>
      <ChoiceRow
        label={t('flow-design.schedule.urgency')}
        value={action.urgency}
        options={urgencies}
        say={(one) => t(`flow-design.schedule.urgency.${one}`)}
        onChange={(urgency) => set({ urgency })}
      />
      <ChoiceRow
        label={t('flow-design.schedule.color')}
        value={action.color}
        options={scheduleColours}
        say={(one) => t(`flow-design.schedule.color.${one}`)}
        onChange={(color) => set({ color })}
      />
    </>
  )
}

const defaultReminder = 15

/** Whether participants are reminded, and how many minutes before. */
function ScheduleReminder({ action: { remindBefore }, set }: ScheduleFieldsProps) {
  const t = useT()
  return (
    <>
      <SwitchRow
        label={t('flow-design.schedule.reminds')}
        value={remindBefore !== null}
        onChange={(isOn) => set({ remindBefore: isOn ? defaultReminder : null })}
      />
      {remindBefore !== null && (
        <NumberSetting
          label={t('flow-design.schedule.remindBefore')}
          value={remindBefore}
          min={0}
          max={40_320}
          onChange={(minutes) => set({ remindBefore: minutes })}
        />
      )}
    </>
  )
}
