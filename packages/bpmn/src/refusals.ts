/** Refusals of reading a BPMN file, with their envelope codes. */
export const bpmnRefusals = {
  /** `reason` is the parser's message. */
  'bpmn.unreadable': 422,
  'bpmn.tooLarge': 413,
  'bpmn.noProcess': 422,
} as const
export type BpmnRefusalCode = keyof typeof bpmnRefusals
