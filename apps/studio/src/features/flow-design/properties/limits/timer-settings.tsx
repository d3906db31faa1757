import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { MomentPicker } from '../../../../kit/fields/pickers.tsx'
import { PropertyRow, PropertySection } from '../../../../kit/properties/property-row.tsx'
import { MomentField } from '../moment-field.tsx'
import { ChoiceSetting, SwitchSetting } from '../plain-settings.tsx'
import { useNodeChange } from '../use-node-change.ts'
import { MinutesSetting } from './minutes-setting.tsx'

export function TimerSettings({ node }: Readonly<{ node: NodeOf<'timer'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.timer')}>
      <ChoiceSetting
        label={t('flow-design.timer.waits')}
        value={node.waits}
        options={['duration', 'moment', 'field'] as const}
        say={(one) => t(`flow-design.timer.waits.${one}`)}
        onChange={(waits) => change({ waits })}
      />
      {node.waits === 'field' && <MomentField value={node.field} onChange={(field) => change({ field })} />}
      {node.waits === 'moment' ? (
        <PropertyRow label={t('flow-design.timer.moment')}>
          {(id) => <MomentPicker id={id} value={node.moment} onChange={(moment) => change({ moment })} />}
        </PropertyRow>
      ) : (
        <>
          <MinutesSetting
            label={t(`flow-design.timer.${node.waits}`)}
            value={node.minutes}
            min={0}
            onChange={(minutes) => change({ minutes })}
          />
          <SwitchSetting
            label={t('flow-design.limit.inWorkingTime')}
            help={t('flow-design.limit.inWorkingTimeHelp')}
            value={node.inWorkingTime}
            onChange={(inWorkingTime) => change({ inWorkingTime })}
          />
        </>
      )}
    </PropertySection>
  )
}
