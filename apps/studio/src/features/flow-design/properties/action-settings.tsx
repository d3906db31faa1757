import { decisionButtons, type PeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ButtonWords } from './button-words.tsx'
import { ChoiceSetting, NumberSetting, SwitchSetting } from './plain-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

const given = ['none', 'optional', 'required'] as const
const evidence = ['opinion', 'signature', 'attachment'] as const
const switches = ['transfer', 'assist', 'copyFreely', 'free'] as const

/** Actions of a step besides deciding, what a decision requires, and custom labels. */
export function ActionSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <PropertySection title={t('flow-design.evidence')}>
        {evidence.map((key) => (
          <ChoiceSetting
            key={key}
            label={t(`flow-design.evidence.${key}`)}
            value={node[key]}
            options={given}
            say={(one) => t(`flow-design.given.${one}`)}
            onChange={(one) => change({ [key]: one })}
          />
        ))}
      </PropertySection>
      <PropertySection title={t('flow-design.actions')}>
        {switches.map((key) => (
          <SwitchSetting
            key={key}
            label={t(`flow-design.${key}`)}
            value={node[key]}
            onChange={(isOn) => change({ [key]: isOn })}
          />
        ))}
        <NumberSetting
          label={t('flow-design.addSigners')}
          help={t('flow-design.addSignersHelp')}
          value={node.addSigners}
          min={0}
          max={5}
          onChange={(addSigners) => change({ addSigners })}
        />
      </PropertySection>
      <PropertySection title={t('flow-design.buttons')}>
        <ButtonWords
          keys={decisionButtons}
          words={node.buttons}
          onChange={(buttons) => change({ buttons })}
        />
      </PropertySection>
    </>
  )
}
