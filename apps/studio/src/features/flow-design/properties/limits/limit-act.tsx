import type { OverdueAct } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Sources } from '../../people/sources.tsx'
import { ChoiceSetting } from '../plain-settings.tsx'
import type { LimitProps } from './limit-props.ts'

const deeds = ['nothing', 'agree', 'reject', 'transfer', 'return'] as const
type LimitAction = (typeof deeds)[number]

const first = {
  agree: { does: 'agree' },
  reject: { does: 'reject' },
  transfer: { does: 'transfer', to: [] },
  return: { does: 'return', to: 'start' },
} as const satisfies Record<Exclude<LimitAction, 'nothing'>, unknown>

/** What happens automatically when a task is still open after the last reminder. */
export function LimitAct({ limit, onChange }: LimitProps) {
  const t = useT()
  const { act, ...overdue } = limit.overdue
  const say = (next: OverdueAct | undefined) =>
    onChange({ ...limit, overdue: next ? { ...overdue, act: next } : overdue })

  return (
    <>
      <ChoiceSetting
        label={t('flow-design.limit.act')}
        help={t('flow-design.limit.actHelp')}
        value={act?.does ?? 'nothing'}
        options={deeds}
        say={(one) => t(`flow-design.limit.act.${one}`)}
        onChange={(does) => say(does === 'nothing' ? undefined : firstAct(does))}
      />
      {act?.does === 'transfer' && (
        <Sources sources={act.to} onChange={(to) => say({ ...act, to: [...to] })} />
      )}
      {act?.does === 'return' && (
        <ChoiceSetting
          label={t('flow-design.returns.to')}
          value={act.to}
          options={['start', 'previous'] as const}
          say={(to) => t(`flow-design.returns.to.${to}`)}
          onChange={(to) => say({ ...act, to })}
        />
      )}
    </>
  )
}

function firstAct(does: Exclude<LimitAction, 'nothing'>): OverdueAct {
  return does === 'transfer' ? { does, to: [] } : first[does]
}
