import { isSameJson } from '../json.ts'
import { findAnchor } from './merge-order.ts'
import { isPart, itemsOf, type MergeShape, type PartPath, positionStep } from './merge-shape.ts'

/** Returns `base` with one of its parts as another version has it, for sentences about that part alone. */
export function takePart(shape: MergeShape, base: unknown, version: unknown, path: PartPath): unknown {
  const [step, ...rest] = path
  if (step === undefined || isSameJson(base, version)) return version
  if (typeof shape === 'object' && 'itemsBy' in shape) return takeItem({ shape, base, version }, step, rest)

  const [was, is] = [isPart(base) ? base : {}, isPart(version) ? version : {}]
  const parts = typeof shape === 'object' ? shape.parts : {}
  const inner = (Object.hasOwn(parts, step) ? parts[step] : undefined) ?? 'value'
  const value = takePart(inner, was[step], is[step], rest)
  const { [step]: _before, ...others } = was
  return value === undefined ? others : { ...others, [step]: value }
}

type TakenItem = Readonly<{
  shape: Extract<MergeShape, { itemsBy: string }>
  base: unknown
  version: unknown
}>

function takeItem({ shape, base, version }: TakenItem, id: string, rest: PartPath): unknown {
  const was = itemsOf(base ?? [], shape.itemsBy)
  const is = itemsOf(version ?? [], shape.itemsBy)
  if (!was || !is) return version

  const isPosition = rest[0] === positionStep
  const item = isPosition ? was.get(id) : takePart(shape.item, was.get(id), is.get(id), rest)
  const isPlaced = was.has(id) && !isPosition
  if (isPlaced && item !== undefined) return [...was].map(([one, value]) => (one === id ? item : value))

  const others = [...was.keys()].filter((one) => one !== id)
  if (item === undefined) return others.map((one) => was.get(one))
  const anchor = findAnchor([...is.keys()], id, (one) => one !== id && was.has(one))
  return others.toSpliced(others.indexOf(anchor) + 1, 0, id).map((one) => (one === id ? item : was.get(one)))
}
