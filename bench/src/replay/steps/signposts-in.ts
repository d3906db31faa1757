import type { StepTree } from './step-tree.ts'

/** The fields of a form that say how each choice and loop of a tree goes on. */
export function signpostsIn(tree: StepTree) {
  return choicesIn(tree).map(({ id, ways }) => ({
    key: signpostKey(id),
    label: `Way ${id}`,
    options: Array.from({ length: ways }, (_, way) => ({ id: wayName(way), label: wayName(way) })),
  }))
}

export function signpostKey(id: number): string {
  return `way${id}`
}

export function wayName(way: number): string {
  return `w${way}`
}

function choicesIn(tree: StepTree): readonly Readonly<{ id: number; ways: number }>[] {
  switch (tree.kind) {
    case 'step':
    case 'nothing':
      return []
    case 'loop':
      return [{ id: tree.id, ways: tree.again.length + 1 }, ...[tree.body, ...tree.again].flatMap(choicesIn)]
    case 'choice':
      return [{ id: tree.id, ways: tree.parts.length }, ...tree.parts.flatMap(choicesIn)]
    default:
      return tree.parts.flatMap(choicesIn)
  }
}
