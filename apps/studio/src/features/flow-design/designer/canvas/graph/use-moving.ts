import { type Place, placeNodes, placesOf } from '@signet/flow/design'
import type { NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { middleOf, type StepNode } from './graph-shape.ts'

type Places = ReadonlyMap<string, Place>

const nowhere: Places = new Map()

/** Where nodes are drawn. What is dragged follows the pointer here; the flow learns of it when it is let go. */
export function useMoving() {
  const { flow, tell } = useFlowDesigner()
  const [moving, setMoving] = useState(nowhere)
  const settled = useMemo(() => placesOf(flow), [flow])
  const places = useMemo(
    () => (moving.size > 0 ? new Map([...settled, ...moving]) : settled),
    [settled, moving],
  )

  const move = (changes: readonly NodeChange<StepNode>[]) => {
    const moves = changes.filter((change) => change.type === 'position')
    if (moves.length === 0) return
    const met = new Map(
      moves.flatMap(({ id, position }) => (position ? [[id, middleOf(position)] as const] : [])),
    )
    if (moves.some(({ dragging }) => dragging)) return setMoving(met)

    setMoving(nowhere)
    if (isThere(settled, met)) return
    // Steps with the keyboard are one move for whoever takes it back; each drag is its own.
    const about = moving === nowhere ? { about: `place ${[...met.keys()].join(' ')}` } : {}
    tell({ deed: 'edit', edit: (now) => placeNodes(now, met), ...about })
  }
  return { places, move }
}

const isThere = (settled: Places, met: Places) =>
  [...met].every(([id, { x, y }]) => settled.get(id)?.x === x && settled.get(id)?.y === y)
