import { IdentityRule, type PeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ChoiceRow } from '../../../kit/properties/setting-rows.tsx'
import { ConditionSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'

const rules = ['never', ...IdentityRule.options.map(({ shape }) => shape.rule.value)] as const

/** When those who decide at a step confirm who they are. */
export function IdentitySettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { identity } = node
  const choose = (rule: (typeof rules)[number]) => {
    if (rule === 'never') change({ identity: undefined })
    else change({ identity: rule === 'always' ? { rule } : { rule, condition: '' } })
  }

  return (
    <>
      <ChoiceRow
        label={t('flow-design.identity')}
        help={t('flow-design.identity.help')}
        value={identity?.rule ?? 'never'}
        options={rules}
        say={(rule) => t(`flow-design.identity.${rule}`)}
        onChange={choose}
      />
      {identity?.rule === 'condition' && (
        <ConditionSetting
          label={t('flow-design.identity.if')}
          value={identity.condition}
          onChange={(condition) => change({ identity: { rule: 'condition', condition } })}
        />
      )}
    </>
  )
}
