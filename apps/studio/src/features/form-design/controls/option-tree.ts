import type { TreeOption } from '@signet/form/kinds'
import { freeId } from '../../../kit/properties/key-control.tsx'

/** The index of an option at each level, from the top. */
export type OptionIndexPath = readonly number[]
export type OptionEntry = Readonly<{ option: TreeOption; place: OptionIndexPath }>
type Options = readonly TreeOption[]

/** All options in reading order, children after their parent. */
export function listOptions(options: Options, above: OptionIndexPath = []): OptionEntry[] {
  return options.flatMap((option, at) => {
    const place = [...above, at]
    return [{ option, place }, ...listOptions(option.children, place)]
  })
}

export function createOption(options: Options, label: string): TreeOption {
  return {
    id: freeId(
      listOptions(options).map(({ option }) => option),
      'option',
    ),
    label,
    retired: false,
    children: [],
  }
}

export function changeOption(options: Options, place: OptionIndexPath, part: Partial<TreeOption>): Options {
  return withSiblings(options, place, (siblings, at) =>
    siblings.map((option, here) => (here === at ? { ...option, ...part } : option)),
  )
}

/** Inserts an option at `place`; the option there moves down. */
export function insertOption(options: Options, place: OptionIndexPath, option: TreeOption): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 0, option))
}

export function removeOption(options: Options, place: OptionIndexPath): Options {
  return withSiblings(options, place, (siblings, at) => siblings.toSpliced(at, 1))
}

export type TreeMove = 'up' | 'down' | 'in' | 'out'

type OptionPosition = Readonly<{ above: OptionIndexPath; at: number; siblings: Options }>

const places: Readonly<Record<TreeMove, (standing: OptionPosition) => OptionIndexPath | undefined>> = {
  up: ({ above, at }) => (at > 0 ? [...above, at - 1] : undefined),
  down: ({ above, at, siblings }) => (at < siblings.length - 1 ? [...above, at + 1] : undefined),
  in: ({ above, at, siblings }) =>
    at > 0 ? [...above, at - 1, siblings[at - 1]?.children.length ?? 0] : undefined,
  out: ({ above }) => (above.length > 0 ? [...above.slice(0, -1), (above.at(-1) ?? 0) + 1] : undefined),
}

/** Finds the target of a move: past a sibling, under the previous option, or after the parent. */
export function findMoveTarget(
  options: Options,
  place: OptionIndexPath,
  move: TreeMove,
): OptionIndexPath | undefined {
  const above = place.slice(0, -1)
  return places[move]({ above, at: place.at(-1) ?? 0, siblings: optionsAt(options, above) })
}

export function moveOption(options: Options, place: OptionIndexPath, to: OptionIndexPath): Options {
  const moved = optionsAt(options, place.slice(0, -1))[place.at(-1) ?? 0]
  return moved ? insertOption(removeOption(options, place), to, moved) : options
}

/** Converts lines to options. A line indented more than the previous one becomes its child. */
export function addLines(options: Options, text: string): Options {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const way: { depth: number; place: OptionIndexPath }[] = []
  return lines.reduce<Options>((grown, line) => {
    const depth = depthOf(line)
    while (way.length > 0 && (way.at(-1)?.depth ?? 0) >= depth) way.pop()
    const above = way.at(-1)?.place ?? []
    const place = [...above, optionsAt(grown, above).length]
    way.push({ depth, place })
    return insertOption(grown, place, createOption(grown, line.trim()))
  }, options)
}

function depthOf(line: string): number {
  const indent = /^[\t \u3000]*/.exec(line)?.[0] ?? ''
  return indent.replaceAll('\t', '  ').length
}

function optionsAt(options: Options, place: OptionIndexPath): Options {
  return place.reduce<Options>((here, at) => here[at]?.children ?? [], options)
}

function withSiblings(
  options: Options,
  [at = 0, ...below]: OptionIndexPath,
  change: (siblings: Options, at: number) => Options,
): Options {
  if (below.length === 0) return change(options, at)
  return options.map((option, here) =>
    here === at ? { ...option, children: withSiblings(option.children, below, change) } : option,
  )
}
