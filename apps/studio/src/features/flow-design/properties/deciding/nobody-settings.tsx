import { isPeopleNode, type NodeOf, type PeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { HolderSelect } from '../../people/holder-select.tsx'
import { ChoiceSetting } from '../plain-settings.tsx'
import { useNodeChange } from '../use-node-change.ts'

const rules = ['administrator', 'people', 'previous', 'starter', 'pass', 'refuse'] as const
type Rule = (typeof rules)[number]

/** What happens when no one is found. A choice of people applies once it names somebody. */
export function NobodySettings({ node }: Readonly<{ node: PeopleNode | NodeOf<'subFlow'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const [isNaming, setNaming] = useState(false)
  const { nobody } = node
  const rule: Rule = isNaming ? 'people' : nobody.rule
  const choose = (next: Rule) => {
    setNaming(next === 'people')
    if (next !== 'people') change({ nobody: { rule: next } })
  }

  return (
    <>
      <ChoiceSetting
        label={t('flow-design.nobody')}
        value={rule}
        options={isPeopleNode(node) ? rules : rules.filter((one) => one !== 'previous')}
        say={(one) => t(`flow-design.nobody.${one}`)}
        onChange={choose}
      />
      {rule === 'people' && (
        <HolderSelect
          kind="people"
          ids={nobody.rule === 'people' ? nobody.people : []}
          onChange={(people) => change({ nobody: { rule: 'people', people: [...people] } })}
        />
      )}
    </>
  )
}
