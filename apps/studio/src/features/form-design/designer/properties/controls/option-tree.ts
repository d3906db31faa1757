import type { TreeOption } from '@signet/form/studio'
import { freeId } from './free-id.ts'

/** Where an option stands: its place among its siblings, from the top down. */
export type TreePlace = readonly number[]
export type PlacedOption = Readonly<{ option: TreeOption; place: TreePlace }>
type Options = readonly TreeOption[]

/** Every option in reading order, those below it right behind it. */
export function placedOptions(options: Options, above: TreePlace = []): PlacedOption[] {
  return options.flatMap((option, at) => {
    const place = [...above, at]
    return [{ option, place }, ...placedOptions(option.children, place)]
  })
}

export function freshOption(options: Options, label: string): TreeOption {
  return {
    id: freeId(
      placedOptions(options).map(({ option }) => option),
      'option',
    ),
    label,
    retired: false,
    children: [],
  }
}

export function changeOption(options: Options, place: TreePlace, part: Partial<TreeOption>): Options {
  return withSiblings(options, place, (siblings, at) =>
    siblings.map((option, here) => (here === at ? { ...option, ...part } : option)),
  )
}

/** Puts an option where `place` says; what stood there moves down. */
export function insertOption(options: Options, place: TreePlace, option: TreeOption): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 0, option))
}

export function removeOption(options: Options, place: TreePlace): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 1))
}

export type TreeMove = 'up' | 'down' | 'in' | 'out'

type Standing = Readonly<{ above: TreePlace; at: number; siblings: Options }>

const places: Readonly<Record<TreeMove, (standing: Standing) => TreePlace | undefined>> = {
  up: ({ above, at }) => (at > 0 ? [...above, at - 1] : undefined),
  down: ({ above, at, siblings }) => (at < siblings.length - 1 ? [...above, at + 1] : undefined),
  in: ({ above, at, siblings }) =>
    at > 0 ? [...above, at - 1, siblings[at - 1]?.children.length ?? 0] : undefined,
  out: ({ above }) => (above.length > 0 ? [...above.slice(0, -1), (above.at(-1) ?? 0) + 1] : undefined),
}

/** Where an option goes: past a sibling, under the one before it, or out behind the one above it. Undefined: it cannot. */
export function placeAfterMove(options: Options, place: TreePlace, move: TreeMove): TreePlace | undefined {
  const above = place.slice(0, -1)
  return places[move]({ above, at: place.at(-1) ?? 0, siblings: optionsAt(options, above) })
}

export function moveOption(options: Options, place: TreePlace, to: TreePlace): Options {
  const moved = optionsAt(options, place.slice(0, -1))[place.at(-1) ?? 0]
  return moved ? insertOption(removeOption(options, place), to, moved) : options
}

/** Lines become options; a line that is further in than the one before stands below it. */
export function addLines(options: Options, text: string): Options {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const way: { depth: number; place: TreePlace }[] = []
  return lines.reduce<Options>((grown, line) => {
    const depth = depthOf(line)
    while (way.length > 0 && (way.at(-1)?.depth ?? 0) >= depth) way.pop()
    const above = way.at(-1)?.place ?? []
    const place = [...above, optionsAt(grown, above).length]
    way.push({ depth, place })
    return insertOption(grown, place, freshOption(grown, line.trim()))
  }, options)
}

function depthOf(line: string): number {
  const indent = /^[\t \u3000]*/.exec(line)?.[0] ?? ''
  return indent.replaceAll('\t', '  ').length
}

function optionsAt(options: Options, place: TreePlace): Options {
  return place.reduce<Options>((here, at) => here[at]?.children ?? [], options)
}

function withSiblings(
  options: Options,
  [at = 0, ...below]: TreePlace,
  change: (siblings: Options, at: number) => Options,
): Options {
  if (below.length === 0) return change(options, at)
  return options.map((option, here) =>
    here === at ? { ...option, children: withSiblings(option.children, below, change) } : option,
  )
}
