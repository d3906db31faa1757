/** The part of the parser that is used here; it ships types of its elements, none of its calls. */
declare module 'bpmn-moddle' {
  export type ModdleElement = {
    readonly $type: string
    /** Attributes of namespaces that the parser does not know. */
    readonly $attrs: Readonly<Record<string, string>>
    readonly $instanceOf?: (type: string) => boolean
    readonly get: (property: string) => unknown
    readonly set: (property: string, value: unknown) => void
  }

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, object>>)
    create(type: string, properties?: object): ModdleElement
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement
      warnings: readonly Readonly<{ message: string }>[]
    }>
    toXML(element: ModdleElement, options?: Readonly<{ format: boolean }>): Promise<{ xml: string }>
  }
}
