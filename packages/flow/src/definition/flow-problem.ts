export const flowProblemCodes = [
  'noStart',
  'manyStarts',
  'noEnd',
  'duplicateId',
  'danglingLine',
  'lineIntoStart',
  'lineOutOfEnd',
  'noLineOut',
  'manyLinesOut',
  'unreachable',
  'noDefaultLine',
  'manyDefaultLines',
  'noCondition',
  'conditionBroken',
  'conditionNeverTrue',
  'conditionNotCompared',
  'branchGap',
  'branchOverlap',
  'lineNeverReached',
  'defaultNeverTaken',
  'conditionFieldNotWritten',
  'titleTellsHidden',
  'noPeople',
  'sourceUnknownNode',
  'ruleBroken',
  'identityBroken',
  'automaticCycle',
  'stuck',
  'unbounded',
  'endless',
  'leftBehind',
  'twoTokens',
  'dead',
  'returnUnknownNode',
  'returnIntoSibling',
  'noAddress',
  'limitFieldNoDate',
  'limitTransferNobody',
  'limitHandlerRejects',
  'limitChoice',
  'timerNoMoment',
  'timerFieldNoDate',
  'actionIncomplete',
  'bringsLocked',
  'noFlow',
  'bringsWithoutWaiting',
  'choiceUnattended',
  'tooLarge',
] as const
export type FlowProblemCode = (typeof flowProblemCodes)[number]

/**
 * A problem of a flow; an `error` forbids publishing. `path` is a counter-example: nodes in the order they are left
 * until the problem occurs.
 */
export type FlowProblem = Readonly<{
  code: FlowProblemCode
  severity: 'error' | 'warning'
  node?: string
  line?: string
  path?: readonly string[]
  /** After the path, the nodes left in one round of a loop that can be repeated for ever. */
  loop?: readonly string[]
  params?: Readonly<Record<string, string | number>>
  /** Field values that trigger it, by key; null is an empty field. */
  example?: Readonly<Record<string, string | boolean | null>>
}>

type ExampleWords = Readonly<{
  /** Returns the sentence of a key of this package. */
  say: (key: string, params: Readonly<Record<string, string>>) => string
  labelOf: (field: string) => string
}>

/** The values that trigger a problem, as text: `Amount = 500, Reason empty`. */
export function describeExample(
  example: NonNullable<FlowProblem['example']>,
  { say, labelOf }: ExampleWords,
): string {
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

type ParamNames = Readonly<{
  nodes: readonly Readonly<{ id: string; name: string }>[]
  labelOf: (field: string) => string
}>

/** The parameters of a problem for its sentence: fields by their labels and steps by their names, where they are known. */
export function nameParams(
  params: FlowProblem['params'] = {},
  { nodes, labelOf }: ParamNames,
): Readonly<Record<string, string | number>> {
  const nameOf: Readonly<Record<string, (value: string) => string>> = {
    field: labelOf,
    target: (value) => nodes.find(({ id }) => id === value)?.name ?? value,
  }
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, nameOf[key]?.(String(value)) ?? value]),
  )
}
