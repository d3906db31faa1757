import type { FlowNode } from '@signet/flow'

type Size = Readonly<{ width: number; height: number }>

const circle = { width: 36, height: 36 }
const diamond = { width: 50, height: 50 }
const box = { width: 100, height: 80 }

const sizes: Partial<Record<FlowNode['kind'], Size>> = {
  start: circle,
  end: circle,
  timer: circle,
  branch: diamond,
  merge: diamond,
}

/** As large as other tools draw it. */
export const sizeOf = ({ kind }: FlowNode): Size => sizes[kind] ?? box
