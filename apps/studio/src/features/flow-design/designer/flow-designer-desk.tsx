import type { FlowDefinition } from '@signet/flow'
import type { FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { useState } from 'react'
import desk from '../../../shell/designer/desk.module.css'
import { useEditKeys } from '../../../shell/use-edit-keys.ts'
import type { SavedFlow } from '../queries.ts'
import { FlowCanvas } from './canvas/flow-canvas.tsx'
import { FlowDesignerProvider } from './flow-designer-context.ts'
import styles from './flow-designer-desk.module.css'
import { FlowTopBar } from './flow-top-bar.tsx'
import { OutlineTree } from './outline-tree.tsx'
import { ProblemList } from './problem-list.tsx'
import { NodeProperties } from './properties/node-properties.tsx'
import { useNewFlowDesigner } from './use-new-flow-designer.ts'

type FlowDesignerDeskProps = Readonly<{ saved: SavedFlow; loaded: FlowDefinition; form: FormDefinition }>

/** Outline and problems, the flow from top to bottom, and what is set on the chosen step. */
export function FlowDesignerDesk({ saved, loaded, form }: FlowDesignerDeskProps) {
  const t = useT()
  const designer = useNewFlowDesigner(loaded, form)
  const [isAlone, setAlone] = useState(false)
  useEditKeys(designer.tell)

  return (
    <FlowDesignerProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-alone={isAlone || undefined}>
        <FlowTopBar saved={saved} />
        <aside className={styles.left} aria-label={t('flow-design.outline')}>
          <OutlineTree />
          <ProblemList />
        </aside>
        <FlowCanvas room={{ isAlone, onAlone: setAlone }} />
        <NodeProperties />
      </div>
    </FlowDesignerProvider>
  )
}
