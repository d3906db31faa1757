import { type OverdueAction, type PeopleNode, TimeLimit } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { Sources } from '../people/sources.tsx'
import { NumberSetting } from './plain-settings.tsx'
import { MinutesSetting, TimeFieldSetting } from './time-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

/** Eight working hours, with three overdue notices. */
export const defaultLimit: TimeLimit = TimeLimit.parse({ minutes: 480 })

/** The time limit of a step's tasks: the flow's default, none, or a custom one. */
export function LimitSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { timeLimit } = node
  const which = typeof timeLimit === 'string' ? timeLimit : 'own'
  return (
    <PropertySection title={t('flow-design.limit')}>
      <ChoiceRow
        label={t('flow-design.limit.which')}
        value={which}
        options={['asFlow', 'none', 'own'] as const}
        say={(one) => t(`flow-design.limit.which.${one}`)}
        onChange={(one) => change({ timeLimit: one === 'own' ? defaultLimit : one })}
      />
      {typeof timeLimit !== 'string' && (
        <LimitFields limit={timeLimit} onChange={(limit) => change({ timeLimit: limit })} />
      )}
    </PropertySection>
  )
}

/** The duration of a time limit, its reminder, and the overdue action. */
export function LimitFields({ limit, onChange }: LimitProps) {
  const t = useT()
  return (
    <>
      <LimitTimes limit={limit} onChange={onChange} />
      <Reminders limit={limit} onChange={onChange} />
      <OverdueRepetition limit={limit} onChange={onChange} />
      <NumberSetting
        label={t('flow-design.limit.times')}
        help={t('flow-design.limit.timesHelp')}
        value={limit.overdue.times}
        min={1}
        max={100}
        onChange={(times) => onChange({ ...limit, overdue: { ...limit.overdue, times } })}
      />
      <OverdueSettings limit={limit} onChange={onChange} />
    </>
  )
}

/** When the time starts, and how long it lasts. */
function LimitTimes({ limit, onChange }: Pick<LimitProps, 'limit' | 'onChange'>) {
  const t = useT()
  return (
    <>
      <ChoiceRow
        label={t('flow-design.limit.from')}
        value={limit.from}
        options={['opened', 'launched', 'field'] as const}
        say={(one) => t(`flow-design.limit.from.${one}`)}
        onChange={(from) => onChange({ ...limit, from })}
      />
      {limit.from === 'field' && (
        <TimeFieldSetting value={limit.field} onChange={(field) => onChange({ ...limit, field })} />
      )}
      <MinutesSetting
        label={t('flow-design.limit.takes')}
        value={limit.minutes}
        min={0}
        onChange={(minutes) => onChange({ ...limit, minutes })}
      />
      <SwitchRow
        label={t('flow-design.limit.inWorkingTime')}
        help={t('flow-design.limit.inWorkingTimeHelp')}
        value={limit.inWorkingTime}
        onChange={(inWorkingTime) => onChange({ ...limit, inWorkingTime })}
      />
    </>
  )
}

/** n=2 */
function OverdueRepetition({ limit, onChange }: Pick<LimitProps, 'limit' | 'onChange'>) {
  const t = useT()
  return (
    <MinutesSetting
      label={t('flow-design.limit.every')}
      value={limit.overdue.every}
      min={5}
      onChange={(every) => onChange({ ...limit, overdue: { ...limit.overdue, every } })}
    />
  )
}

const reminderTimes = ['never', 'afterStart', 'beforeEnd'] as const

function Reminders({ limit, onChange }: LimitProps) {
  const t = useT()
  const { remind, ...rest } = limit

  return (
    <>
      <ReminderTime remind={remind} onChange={onChange} rest={rest} />
      {remind && (
        <MinutesSetting
          label={t(`flow-design.limit.remind.${remind.at}`)}
          value={remind.minutes}
          onChange={(minutes) => onChange({ ...limit, remind: { ...remind, minutes } })}
        />
      )}
      {remind && (
        <SwitchRow
          label={t('flow-design.limit.again')}
          value={remind.every !== undefined}
          onChange={(isOn) =>
            onChange({ ...limit, remind: isOn ? { ...remind, every: 60 } : dropRepetition(remind) })
          }
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

type ReminderTimeProps = Pick<LimitProps, 'onChange'> &
  Readonly<{ remind: NonNullable<TimeLimit['remind']> | undefined; rest: TimeLimit }>

function ReminderTime({ remind, onChange, rest }: ReminderTimeProps) {
  const t = useT()
  const place = remind?.at ?? 'never'
  const choose = (at: (typeof reminderTimes)[number]) =>
    onChange(at === 'never' ? rest : { ...rest, remind: { minutes: 60, ...remind, at } })
  return (
    <ChoiceRow
      label={t('flow-design.limit.remind')}
      value={place}
      options={reminderTimes}
      say={(one) => t(`flow-design.limit.remind.${one}`)}
      onChange={choose}
    />
  )
}

const dropRepetition = ({ at, minutes }: NonNullable<TimeLimit['remind']>) => ({ at, minutes })

const overdueActions = ['nothing', 'agree', 'reject', 'transfer', 'return'] as const
type OverdueActionKind = (typeof overdueActions)[number]

const initialActs = {
  agree: { does: 'agree' },
  reject: { does: 'reject' },
  transfer: { does: 'transfer', to: [] },
  return: { does: 'return', to: 'start' },
} as const satisfies Record<Exclude<OverdueActionKind, 'nothing'>, unknown>

/** The automatic action for a task that is still open after the last reminder. */
function OverdueSettings({ limit, onChange }: LimitProps) {
  const t = useT()
  const { act, ...overdue } = limit.overdue
  const say = (next: OverdueAction | undefined) =>
    onChange({ ...limit, overdue: next ? { ...overdue, act: next } : overdue })

  return (
    <>
      <ChoiceRow
        label={t('flow-design.limit.act')}
        help={t('flow-design.limit.actHelp')}
        value={act?.does ?? 'nothing'}
        options={overdueActions}
        say={(one) => t(`flow-design.limit.act.${one}`)}
        onChange={(does) => say(does === 'nothing' ? undefined : createOverdueAct(does))}
      />
      {act?.does === 'transfer' && (
        <Sources sources={act.to} onChange={(to) => say({ ...act, to: [...to] })} />
      )}
      {act?.does === 'return' && <OverdueReturn act={act} say={say} />}
    </>
  )
}

type OverdueReturnProps = Readonly<{
  act: { does: 'return'; to: 'previous' | 'start' }
  say: (next: OverdueAction | undefined) => void
}>

function OverdueReturn({ act, say }: OverdueReturnProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t('flow-design.returns.to')}
      value={act.to}
      options={['start', 'previous'] as const}
      say={(to) => t(`flow-design.returns.to.${to}`)}
      onChange={(to) => say({ ...act, to })}
    />
  )
}

function createOverdueAct(does: Exclude<OverdueActionKind, 'nothing'>): OverdueAction {
  return does === 'transfer' ? { does, to: [] } : initialActs[does]
}

type LimitProps = Readonly<{ limit: TimeLimit; onChange: (limit: TimeLimit) => void }>
