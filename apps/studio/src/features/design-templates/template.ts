import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'

type Words = Readonly<{ 'zh-CN': string; 'zh-TW': string; 'en-US': string }>
type Field = FormDefinitionInput['fields'][number]
type Node = FlowDefinitionDraft['nodes'][number]
type Transition = FlowDefinitionDraft['lines'][number]
/** One type for each kind of node, so that its settings are still checked. */
type Named<One> = One extends Node ? Omit<One, 'name'> & Readonly<{ name: Words }> : never

/** A form and its flow to begin with. Texts are in three languages. */
export type DesignTemplate = Readonly<{
  /** Also the proposed code. */
  id: string
  name: Words
  /** What it is for, in one sentence. */
  about: Words
  category: Words
  icon: string
  iconColor: string
  /** Title of requests; field keys in braces are filled in. */
  title: Words
  fields: readonly Field[]
  nodes: readonly Named<Node>[]
  lines: readonly (Omit<Transition, 'name'> & Readonly<{ name?: Words }>)[]
}>

/** A text in three languages: simplified, traditional, English. */
export function words(simplified: string, traditional: string, english: string): Words {
  return { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english }
}

export function option(id: string, ...label: Parameters<typeof words>) {
  return { id, label: words(...label) }
}

type TemplateNode = DesignTemplate['nodes'][number]
type TemplateLine = DesignTemplate['lines'][number]

export function line(from: string, to: string, more: Partial<TemplateLine> = {}): TemplateLine {
  return { id: `${from}-${to}`, from, to, ...more }
}

export const startNode = (name: Words) => ({ id: 'start', kind: 'start', name }) as const
export const endNode = { id: 'end', kind: 'end', name: words('结束', '結束', 'End') } as const

/** The manager of the requester; people without one pass. */
export const managerNode: TemplateNode = {
  id: 'manager',
  kind: 'approver',
  name: words('直属上级审批', '直屬主管審核', 'Manager approval'),
  sources: [{ kind: 'manager', of: 'starter', levels: 1 }],
  nobody: { rule: 'pass' },
}

/** The manager’s manager, where there is one. */
export const upperManagerNode: TemplateNode = {
  id: 'upper',
  kind: 'approver',
  name: words('上级的上级审批', '上級主管審核', 'Second-level approval'),
  sources: [{ kind: 'manager', of: 'starter', levels: 2 }],
  nobody: { rule: 'pass' },
}

/** The approver before chooses the people of the node, since a template knows no roles. */
export function chosenHandler(id: string, name: Words) {
  return { id, kind: 'handler', name, candidates: true } as const
}

export const yuan = words('¥', '¥', 'CNY ')
