declare module 'bpmn-moddle' {
  class BpmnModdle {
    fromXML(xml: string): Promise<unknown>
  }

  export { BpmnModdle as default }
}
