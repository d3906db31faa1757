/** Every "no" of reading a BPMN file with the code that its envelope carries. */
export const bpmnRefusals = {
  /** `reason` in the parser's words. */
  'bpmn.unreadable': 422,
  'bpmn.tooLarge': 413,
  'bpmn.noProcess': 422,
} as const
export type BpmnRefusalCode = keyof typeof bpmnRefusals
