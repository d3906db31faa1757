import { type OverdueAction, type PeopleNode, type PeopleSource, TimeLimit } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { oneLevelUp } from '../people/people-sources.ts'
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
        <LimitFields
          limit={timeLimit}
          above={oneLevelUp(node.sources)}
          onChange={(limit) => change({ timeLimit: limit })}
        />
      )}
    </PropertySection>
  )
}

type LimitProps = Readonly<{
  limit: TimeLimit
  /** To whom overdue tasks are transferred at first. */
  above?: readonly PeopleSource[]
  onChange: (limit: TimeLimit) => void
}>

/** The duration of a time limit, its reminder, and the overdue action. */
export function LimitFields({ limit, above = [], onChange }: LimitProps) {
  return (
    <>
      <LimitTimes limit={limit} onChange={onChange} />
      <Reminders limit={limit} onChange={onChange} />
      <OverdueNotices limit={limit} onChange={onChange} />
      <OverdueSettings limit={limit} above={above} onChange={onChange} />
    </>
  )
}

/** When the time starts, and how long it lasts. */
function LimitTimes({ limit, onChange }: LimitProps) {
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

const reminderTimes = ['never', 'afterStart', 'beforeEnd'] as const

type Reminder = NonNullable<TimeLimit['remind']>

/** Whether and when people are reminded before a task is overdue. */
function Reminders({ limit, onChange }: LimitProps) {
  const t = useT()
  const { remind, ...rest } = limit
  const choose = (at: (typeof reminderTimes)[number]) =>
    onChange(at === 'never' ? rest : { ...rest, remind: { minutes: 60, ...remind, at } })
  return (
    <>
      <ChoiceRow
        label={t('flow-design.limit.remind')}
        value={remind?.at ?? 'never'}
        options={reminderTimes}
        say={(one) => t(`flow-design.limit.remind.${one}`)}
        onChange={choose}
      />
      {remind && <ReminderTimes remind={remind} onChange={(next) => onChange({ ...limit, remind: next })} />}
    </>
  )
}

type ReminderTimesProps = Readonly<{ remind: Reminder; onChange: (remind: Reminder) => void }>

/** The time of a reminder, and whether it is repeated. */
function ReminderTimes({ remind, onChange }: ReminderTimesProps) {
  const t = useT()
  const { at, minutes, every } = remind
  return (
    <>
      <MinutesSetting
        label={t(`flow-design.limit.remind.${at}`)}
        value={minutes}
        onChange={(next) => onChange({ ...remind, minutes: next })}
      />
      <SwitchRow
        label={t('flow-design.limit.again')}
        value={every !== undefined}
        onChange={(isOn) => onChange(isOn ? { ...remind, every: 60 } : { at, minutes })}
      />
      {every !== undefined && (
        <MinutesSetting
          label={t('flow-design.limit.againEvery')}
          value={every}
          min={5}
          onChange={(next) => onChange({ ...remind, every: next })}
        />
      )}
    </>
  )
}

/** How often and how many times people get a notice of an overdue task. */
function OverdueNotices({ limit, onChange }: LimitProps) {
  const t = useT()
  const { overdue } = limit
  return (
    <>
      <MinutesSetting
        label={t('flow-design.limit.every')}
        value={overdue.every}
        min={5}
        onChange={(every) => onChange({ ...limit, overdue: { ...overdue, every } })}
      />
      <NumberSetting
        label={t('flow-design.limit.times')}
        help={t('flow-design.limit.timesHelp')}
        value={overdue.times}
        min={1}
        max={100}
        onChange={(times) => onChange({ ...limit, overdue: { ...overdue, times } })}
      />
    </>
  )
}

const overdueActions = ['nothing', 'agree', 'reject', 'transfer', 'return'] as const
type OverdueActionKind = (typeof overdueActions)[number]

const initialActs = {
  agree: { does: 'agree' },
  reject: { does: 'reject' },
  return: { does: 'return', to: 'start' },
} as const satisfies Record<Exclude<OverdueActionKind, 'nothing' | 'transfer'>, unknown>

/** The automatic action for a task that is still open after the last reminder. */
function OverdueSettings({ limit, above = [], onChange }: LimitProps) {
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
        onChange={(does) => say(does === 'nothing' ? undefined : createOverdueAct(does, above))}
      />
      {act?.does === 'transfer' && (
        <Sources of="receiver" sources={act.to} onChange={(to) => say({ ...act, to: [...to] })} />
      )}
      {act?.does === 'return' && <OverdueReturn act={act} onChange={say} />}
    </>
  )
}

type ReturnAction = Extract<OverdueAction, { does: 'return' }>
type OverdueReturnProps = Readonly<{ act: ReturnAction; onChange: (act: ReturnAction) => void }>

function OverdueReturn({ act, onChange }: OverdueReturnProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t('flow-design.returns.to')}
      value={act.to}
      options={['start', 'previous'] as const}
      say={(to) => t(`flow-design.returns.to.${to}`)}
      onChange={(to) => onChange({ ...act, to })}
    />
  )
}

function createOverdueAct(
  does: Exclude<OverdueActionKind, 'nothing'>,
  above: readonly PeopleSource[],
): OverdueAction {
  return does === 'transfer' ? { does, to: [...above] } : initialActs[does]
}
