import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { Sources } from '../people/sources.tsx'
import { useNodeChange } from './use-node-change.ts'

export function CopySettings({ node }: Readonly<{ node: NodeOf<'copy'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.copies')}>
      <Sources sources={node.sources} onChange={(sources) => change({ sources })} />
    </PropertySection>
  )
}
