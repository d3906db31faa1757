import type { PeopleNode } from '@signet/flow'
import { pastRanges, type SideSettings as Side } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { PropertyRow, PropertySection } from '../../../form-design/index.ts'
import { ChoiceSetting, SwitchSetting } from './plain-settings.tsx'
import { SideLinks } from './side-links.tsx'
import { SideRecords } from './side-records.tsx'
import { useNodeChange } from './use-node-change.ts'

/** What whoever works at a step can look at beside the form. */
export function SideSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { side } = node
  const set = (told: Partial<Side>) => change({ side: { ...side, ...told } })
  return (
    <PropertySection title={t('flow-design.side')}>
      <PropertyRow label={t('flow-design.side.note')}>
        {(id) => (
          <Input.TextArea
            id={id}
            value={side.note}
            maxLength={4000}
            rows={4}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </PropertyRow>
      <SideLinks links={side.links} onChange={(links) => set({ links })} />
      <SideRecords related={side.related} onChange={(related) => set({ related })} />
      <SwitchSetting
        label={t('flow-design.side.attachments')}
        value={side.attachments}
        onChange={(attachments) => set({ attachments })}
      />
      <ChoiceSetting
        label={t('flow-design.side.past')}
        help={t('flow-design.side.pastHelp')}
        value={side.past}
        options={pastRanges}
        say={(range) => t(`flow-design.side.past.${range}`)}
        onChange={(past) => set({ past })}
      />
    </PropertySection>
  )
}
