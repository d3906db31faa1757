import type { FlowProblem } from './flow-problem.ts'

type Saying = Readonly<{
  /** Says a key of this package's words. */
  say: (key: string, params: Readonly<Record<string, string>>) => string
  labelOf: (field: string) => string
}>

/** The values with which a problem happens, in words: `Amount = 500, Reason empty`. */
export function sayExample(example: NonNullable<FlowProblem['example']>, { say, labelOf }: Saying): string {
  const parts = Object.entries(example).map(([key, value]) => {
    const field = labelOf(key)
    return value === null || value === ''
      ? say('example.empty', { field })
      : say('example.equals', { field, value: String(value) })
  })
  const said = parts.reduceRight<string | undefined>(
    (rest, first) => (rest === undefined ? first : say('example.and', { first, rest })),
    undefined,
  )
  return said ?? say('example.any', {})
}
