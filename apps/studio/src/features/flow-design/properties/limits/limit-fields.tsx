import type { TimeLimit } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { MomentField } from '../moment-field.tsx'
import { ChoiceSetting, NumberSetting, SwitchSetting } from '../plain-settings.tsx'
import { LimitAct } from './limit-act.tsx'
import type { LimitProps } from './limit-props.ts'
import { MinutesSetting } from './minutes-setting.tsx'

/** How long a task may take, when to remind, and what happens when it is overdue. */
export function LimitFields({ limit, onChange }: LimitProps) {
  const t = useT()
  return (
    <>
      <ChoiceSetting
        label={t('flow-design.limit.from')}
        value={limit.from}
        options={['opened', 'launched', 'field'] as const}
        say={(one) => t(`flow-design.limit.from.${one}`)}
        onChange={(from) => onChange({ ...limit, from })}
      />
      {limit.from === 'field' && (
        <MomentField value={limit.field} onChange={(field) => onChange({ ...limit, field })} />
      )}
      <MinutesSetting
        label={t('flow-design.limit.takes')}
        value={limit.minutes}
        min={0}
        onChange={(minutes) => onChange({ ...limit, minutes })}
      />
      <SwitchSetting
        label={t('flow-design.limit.inWorkingTime')}
        help={t('flow-design.limit.inWorkingTimeHelp')}
        value={limit.inWorkingTime}
        onChange={(inWorkingTime) => onChange({ ...limit, inWorkingTime })}
      />
      <Reminders limit={limit} onChange={onChange} />
      <MinutesSetting
        label={t('flow-design.limit.every')}
        value={limit.overdue.every}
        min={5}
        onChange={(every) => onChange({ ...limit, overdue: { ...limit.overdue, every } })}
      />
      <NumberSetting
        label={t('flow-design.limit.times')}
        help={t('flow-design.limit.timesHelp')}
        value={limit.overdue.times}
        min={1}
        max={100}
        onChange={(times) => onChange({ ...limit, overdue: { ...limit.overdue, times } })}
      />
      <LimitAct limit={limit} onChange={onChange} />
    </>
  )
}

const places = ['never', 'afterStart', 'beforeEnd'] as const

function Reminders({ limit, onChange }: LimitProps) {
  const t = useT()
  const { remind, ...rest } = limit
  const place = remind?.at ?? 'never'
  const choose = (at: (typeof places)[number]) =>
    onChange(at === 'never' ? rest : { ...rest, remind: { minutes: 60, ...remind, at } })

  return (
    <>
      <ChoiceSetting
        label={t('flow-design.limit.remind')}
        value={place}
        options={places}
        say={(one) => t(`flow-design.limit.remind.${one}`)}
        onChange={choose}
      />
      {remind && (
        <MinutesSetting
          label={t(`flow-design.limit.remind.${remind.at}`)}
          value={remind.minutes}
          onChange={(minutes) => onChange({ ...limit, remind: { ...remind, minutes } })}
        />
      )}
      {remind && (
        <SwitchSetting
          label={t('flow-design.limit.again')}
          value={remind.every !== undefined}
          onChange={(isOn) => onChange({ ...limit, remind: isOn ? { ...remind, every: 60 } : once(remind) })}
        />
      )}
      {remind?.every !== undefined && (
        <MinutesSetting
          label={t('flow-design.limit.againEvery')}
          value={remind.every}
          min={5}
          onChange={(every) => onChange({ ...limit, remind: { ...remind, every } })}
        />
      )}
    </>
  )
}

const once = ({ at, minutes }: NonNullable<TimeLimit['remind']>) => ({ at, minutes })
