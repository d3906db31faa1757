/** The parser calls used here; the package ships only types of its elements. */
declare module 'bpmn-moddle' {
  export type ModdleElement = {
    readonly $type: string
    /** Attributes of unknown namespaces. */
    readonly $attrs: Readonly<Record<string, string>>
    /** The element's declaration, with the properties that its type may have. */
    readonly $descriptor: Readonly<{ properties?: readonly Readonly<{ name: string }>[] }>
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
