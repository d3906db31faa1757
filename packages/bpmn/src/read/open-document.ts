import { Refusal } from '@signet/std'
import { type Element, elementsAt, idOf, isBpmnType, moddle, nameOf } from '../element.ts'
import type { ReportNote } from '../note.ts'
import type { BpmnRefusalCode } from '../refusals.ts'

/** Limits in characters and in drawn elements, ten times the largest real models. */
const longest = 4_000_000
const most = 2500

/** Parses a file. Refuses `bpmn.tooLarge`, `bpmn.unreadable`. The parser never resolves entities of a DTD. */
export async function openDocument(xml: string, tell: ReportNote): Promise<Element> {
  if (xml.length > longest) throw new Refusal<BpmnRefusalCode>('bpmn.tooLarge')

  const { rootElement, warnings } = await parsed(xml)
  for (const { message } of warnings) tell('unreadable', { detail: message })
  return rootElement
}

async function parsed(xml: string) {
  try {
    return await moddle.fromXML(xml)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal<BpmnRefusalCode>('bpmn.unreadable', { reason: reason.slice(0, 300) })
  }
}

export type ProcessChoice = Readonly<{ id: string; name: string; nodes: number }>

export function processesIn(definitions: Element): readonly ProcessChoice[] {
  return processElements(definitions).map((process) => ({
    id: idOf(process),
    name: nameOf(process),
    nodes: flowNodesIn(process).length,
  }))
}

/** The process with the wanted id, or the largest one. Refuses `bpmn.noProcess`, `bpmn.tooLarge`. */
export function chooseProcess(definitions: Element, wanted: string | undefined): Element {
  const processes = processElements(definitions)
  const chosen =
    processes.find((process) => idOf(process) === wanted) ??
    processes.toSorted((one, other) => flowNodesIn(other).length - flowNodesIn(one).length)[0]
  if (!chosen || flowNodesIn(chosen).length === 0) throw new Refusal<BpmnRefusalCode>('bpmn.noProcess')
  if (countIn(chosen) > most) throw new Refusal<BpmnRefusalCode>('bpmn.tooLarge')
  return chosen
}

/** Number of elements in a process, at any depth. */
function countIn(process: Element): number {
  const open = [process]
  let count = 0
  for (let container = open.pop(); container; container = open.pop()) {
    const elements = elementsAt(container, 'flowElements')
    count += elements.length
    open.push(...elements.filter((element) => isBpmnType(element, 'SubProcess')))
  }
  return count
}

export const flowNodesIn = (container: Element) =>
  elementsAt(container, 'flowElements').filter((element) => isBpmnType(element, 'FlowNode'))

export const sequenceFlowsIn = (container: Element) =>
  elementsAt(container, 'flowElements').filter((element) => isBpmnType(element, 'SequenceFlow'))

function processElements(definitions: Element): readonly Element[] {
  return elementsAt(definitions, 'rootElements').filter((element) => isBpmnType(element, 'Process'))
}
