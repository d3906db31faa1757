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
  'automaticCycle',
  'stuck',
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
 * What is wrong with a drawn flow. An `error` forbids publishing. `path` is the counter-example: the nodes in the order
 * in which they would be left until it happens.
 */
export type FlowProblem = Readonly<{
  code: FlowProblemCode
  severity: 'error' | 'warning'
  node?: string
  line?: string
  path?: readonly string[]
  params?: Readonly<Record<string, string | number>>
  /** Values of form fields with which it happens, by field key; null is nothing. */
  example?: Readonly<Record<string, string | boolean | null>>
}>
