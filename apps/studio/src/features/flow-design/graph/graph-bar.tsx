import { isEnd } from '@signet/flow'
import { canConnect, connect, layOut, positionNodes } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { useReactFlow, useStoreApi, useViewport } from '@xyflow/react'
import { Button, Dropdown } from 'antd'
import { Maximize, Plus, Spline, Wand } from 'lucide-react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { CanvasBar, type ViewChoice } from '../canvas/canvas-bar.tsx'
import { partMenuEntry } from '../canvas/part-menu.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { createDrawEdit, createInsertEdit, drawableParts, type NewPart } from '../designer/node-faces.tsx'
import { toMiddle, zoomRange } from './graph-shape.ts'
import { useFitView } from './use-graph-view.ts'

/** Adds steps, draws transitions without a pointer, tidies up, and fits the graph to the screen. */
export function GraphBar({ choice }: Readonly<{ choice: ViewChoice }>) {
  const { zoomIn, zoomOut } = useReactFlow()
  const { zoom } = useViewport()
  return (
    <CanvasBar
      choice={choice}
      zoom={{
        percent: Math.round(zoom * 100),
        out: zoom > zoomRange.least ? () => void zoomOut() : undefined,
        in: zoom < zoomRange.most ? () => void zoomIn() : undefined,
      }}
      beside={<ArrangeButtons />}
    >
      <AddPartMenu />
      <ConnectButton />
    </CanvasBar>
  )
}

/** A menu of all parts that can be drawn. */
function AddPartMenu() {
  const t = useT()
  const add = useAddPart()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: drawableParts.map((part) => partMenuEntry(t, part, () => add(part))),
      }}
    >
      <Button size="small" icon={<Plus size={14} aria-hidden />}>
        {t('flow-design.graph.add')}
      </Button>
    </Dropdown>
  )
}

function ArrangeButtons() {
  const t = useT()
  const { showAll } = useFitView()
  const { flow, dispatch } = useFlowDesigner()
  const tidy = () => {
    dispatch({ type: 'edit', edit: (now) => ({ ...positionNodes(now, layOut(now)), selected: [] }) })
  }
  return (
    <>
      <SmallButton
        name={t('flow-design.graph.tidy')}
        Icon={Wand}
        isOff={flow.nodes.length === 0}
        onPress={tidy}
      />
      <SmallButton name={t('flow-design.graph.fit')} Icon={Maximize} onPress={showAll} />
    </>
  )
}

/** Draws a transition from the selected step. Replaces dragging for the keyboard and small screens. */
function ConnectButton() {
  const t = useT()
  const { flow, state, dispatch } = useFlowDesigner()
  const [from = '', ...others] = state.selected
  const targets = others.length > 0 ? [] : flow.nodes.filter(({ id }) => canConnect(flow, from, id))
  const items = targets.map(({ id, name }) => ({
    key: id,
    label: name,
    onClick: () => dispatch({ type: 'edit', edit: (now) => connect(now, from, id) }),
  }))
  return (
    <Dropdown trigger={['click']} disabled={items.length === 0} menu={{ items }}>
      <Button size="small" icon={<Spline size={14} aria-hidden />} title={t('flow-design.graph.leadHelp')}>
        {t('flow-design.graph.lead')}
      </Button>
    </Dropdown>
  )
}

/** Adds a part into the selected transition, after the selected step, or in the middle of the view. */
function useAddPart(): (part: NewPart) => void {
  const t = useT()
  const { flow, state, dispatch } = useFlowDesigner()
  const { screenToFlowPosition } = useReactFlow()
  const store = useStoreApi()
  const only = state.selected.length === 1 ? state.selected[0] : undefined

  const findViewCenter = () => {
    const box = store.getState().domNode?.getBoundingClientRect() ?? new DOMRect()
    return toMiddle(screenToFlowPosition({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  }
  return (part) => {
    const isLine = flow.lines.some(({ id }) => id === only)
    if (only !== undefined && isLine && part.isForGaps)
      return dispatch({ type: 'edit', edit: createInsertEdit(t, part, [only]) })

    const isStep = flow.nodes.some((node) => node.id === only && !isEnd(node))
    const where = only !== undefined && isStep ? { behind: only } : { at: findViewCenter() }
    dispatch({ type: 'edit', edit: createDrawEdit(t, part, where) })
  }
}
