import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useArmWords } from '../designer/use-arm-words.ts'
import styles from './node-properties.module.css'
import { ChoiceSetting } from './plain-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

const modes = ['exclusive', 'inclusive', 'parallel', 'chosen'] as const

/** How a branch chooses, and its transitions in the order they are tried. */
export function BranchSettings({ node }: Readonly<{ node: NodeOf<'branch'> }>) {
  const t = useT()
  const { flow, tell } = useFlowDesigner()
  const words = useArmWords()
  const change = useNodeChange(node)
  const ways = flow.lines.filter(({ from }) => from === node.id)
  return (
    <>
      <PropertySection title={t('flow-design.mode')}>
        <ChoiceSetting
          label={t('flow-design.mode')}
          help={t(`flow-design.mode.${node.mode}`)}
          value={node.mode}
          options={modes}
          say={(mode) => t(`flow-design.part.${mode}`)}
          onChange={(mode) => change({ mode })}
        />
      </PropertySection>
      <PropertySection title={t('flow-design.ways')}>
        <ol className={styles.ways}>
          {ways.map((line) => (
            <li key={line.id}>
              <Button block onClick={() => tell({ deed: 'select', ids: [line.id] })}>
                {words(line).title}
              </Button>
            </li>
          ))}
        </ol>
      </PropertySection>
    </>
  )
}
