import type { TreeOption } from '@signet/form/kinds'
import { freeId } from '../../../../kit/properties/key-control.tsx'

/** The position of an option: its index at each level, from the top. */
export type TreePlace = readonly number[]
export type PlacedOption = Readonly<{ option: TreeOption; place: TreePlace }>
type Options = readonly TreeOption[]

/** All options in reading order, children after their parent. */
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

/** Inserts an option at `place`; the option there moves down. */
export function insertOption(options: Options, place: TreePlace, option: TreeOption): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 0, option))
}

export function removeOption(options: Options, place: TreePlace): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 1))
}

export type TreeMove = 'up' | 'down' | 'in' | 'out'

type OptionPosition = Readonly<{ above: TreePlace; at: number; siblings: Options }>

const places: Readonly<Record<TreeMove, (standing: OptionPosition) => TreePlace | undefined>> = {
  up: ({ above, at }) => (at > 0 ? [...above, at - 1] : undefined),
  down: ({ above, at, siblings }) => (at < siblings.length - 1 ? [...above, at + 1] : undefined),
  in: ({ above, at, siblings }) =>
    at > 0 ? [...above, at - 1, siblings[at - 1]?.children.length ?? 0] : undefined,
  out: ({ above }) => (above.length > 0 ? [...above.slice(0, -1), (above.at(-1) ?? 0) + 1] : undefined),
}

/**
 * The target of a move: past a sibling, under the previous option, or out after the parent. Undefined:
 * impossible.
 */
export function placeAfterMove(options: Options, place: TreePlace, move: TreeMove): TreePlace | undefined {
  const above = place.slice(0, -1)
  return places[move]({ above, at: place.at(-1) ?? 0, siblings: optionsAt(options, above) })
}

export function moveOption(options: Options, place: TreePlace, to: TreePlace): Options {
  const moved = optionsAt(options, place.slice(0, -1))[place.at(-1) ?? 0]
  return moved ? insertOption(removeOption(options, place), to, moved) : options
}

/** Turns lines into options; a line indented more than the previous one becomes its child. */
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
