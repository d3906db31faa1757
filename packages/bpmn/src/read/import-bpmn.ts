import type { FlowDefinition } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import {
  type Element,
  elementAt,
  elementsAt,
  idOf,
  isBpmnType,
  nameOf,
  numberAt,
  onOneLine,
  textAt,
} from '../element.ts'
import type { ImportNote, ReportNote } from '../note.ts'
import { drawContainer, drawnLine } from './draw-container.ts'
import { joinEnds } from './join-ends.ts'
import { dropUnreachable, everyEnd, oneStart, splicePasses, splitGateways } from './mend-drawing.ts'
import {
  chooseProcess,
  flowNodesIn,
  openDocument,
  type ProcessChoice,
  processesIn,
  sequenceFlowsIn,
} from './open-document.ts'
import { allLanes, lanesIn, readOwnDocument } from './own-document.ts'
import { tellJoins } from './tell-joins.ts'
import { tellLostTexts } from './tell-lost-texts.ts'
import { describePart, partsOf, tellSettings } from './tell-settings.ts'
import { toDefinition, type Words } from './to-definition.ts'

export type BpmnImport = Readonly<{
  definition: FlowDefinition
  /** Things not carried over unchanged; empty for a file we wrote. */
  notes: readonly ImportNote[]
  /** All processes of the file, of which one was read. */
  processes: readonly ProcessChoice[]
}>

export type ImportOptions = Words & Readonly<{ process?: string | undefined }>

/**
 * Converts a BPMN 2.0 file to a flow. Sub-processes are unfolded, gateways become merges and branches, and
 * unsupported elements are dropped with a note. The definition may still be unsound, which the designer shows.
 * Refuses `bpmn.tooLarge`, `bpmn.unreadable`, `bpmn.noProcess`, `flow.definitionInvalid`.
 */
export async function importBpmn(xml: string, wishes: ImportOptions): Promise<BpmnImport> {
  const notes: ImportNote[] = []
  const tell: ReportNote = (code, about = {}) =>
    notes.push({ element: '', name: '', detail: '', ...about, code })
  const definitions = await openDocument(xml, tell)
  const process = chooseProcess(definitions, wishes.process)
  const places = placesIn(definitions)
  const definition =
    readOwnDocument(process, places) ?? readForeign(definitions, process, { wishes, places, tell })

  return { definition, notes, processes: processesIn(definitions) }
}

type ReadOptions = Readonly<{ wishes: Words; places: ReadonlyMap<string, NodePosition>; tell: ReportNote }>

function readForeign(
  definitions: Element,
  process: Element,
  { wishes, places, tell }: ReadOptions,
): FlowDefinition {
  const lanes = lanesIn(process)
  noteLost(definitions, process, tell)
  const drawn = drawContainer(process, { tell, lanes, places })
  const whole = everyEnd(dropUnreachable(oneStart(drawn, tell), tell), tell)
  tellJoins(whole, tell)
  const mended = splitGateways(splicePasses(joinEnds(whole, tell), tell), tell)
  tellLostTexts(linesIn(process).map(drawnLine), mended, tell)
  return toDefinition(nameOf(process) || 'BPMN', mended, wishes, tell)
}

/** All sequence flows of a process that are not in an event sub-process. */
function linesIn(container: Element): readonly Element[] {
  const inner = flowNodesIn(container).filter(
    (element) => isBpmnType(element, 'SubProcess') && element.get('triggeredByEvent') !== true,
  )
  return [...sequenceFlowsIn(container), ...inner.flatMap(linesIn)]
}

/** Centres of drawn shapes, by element id. */
function placesIn(definitions: Element): ReadonlyMap<string, NodePosition> {
  const shapes = elementsAt(definitions, 'diagrams').flatMap((diagram) => {
    const plane = elementAt(diagram, 'plane')
    return plane ? elementsAt(plane, 'planeElement') : []
  })
  return new Map(
    shapes.flatMap((shape) => {
      const shown = elementAt(shape, 'bpmnElement')
      const bounds = elementAt(shape, 'bounds')
      return shown && bounds ? [[idOf(shown), middleOf(bounds)] as const] : []
    }),
  )
}

function middleOf(bounds: Element): NodePosition {
  return {
    x: numberAt(bounds, 'x') + numberAt(bounds, 'width') / 2,
    y: numberAt(bounds, 'y') + numberAt(bounds, 'height') / 2,
  }
}

const flowElements = ['FlowNode', 'SequenceFlow'] as const

/** Adds notes for content outside the chosen process and its sequence flows. */
function noteLost(definitions: Element, process: Element, tell: ReportNote): void {
  const roots = elementsAt(definitions, 'rootElements')
  for (const root of roots) tellRoot(root, process, tell)
  const inside = [process, ...everythingIn(process)]
  tellUnused(roots, inside, tell)
  for (const element of inside) tellInside(element, tell)
  for (const element of inside) tellSettings(element, tell)
  tellCount('documentation', inside.filter((one) => elementsAt(one, 'documentation').length > 0).length, tell)
  tellCount('vendorSettings', inside.filter(hasVendorSettings).length, tell)
}

function tellRoot(root: Element, process: Element, tell: ReportNote): void {
  const about = { element: idOf(root), name: nameOf(root) }
  if (isBpmnType(root, 'Process') && root !== process)
    tell('otherProcess', { ...about, detail: contentOf(root) })
  if (isBpmnType(root, 'DataStore')) tell('data', about)
  if (isBpmnType(root, 'Collaboration')) tellCollaboration(root, process, tell)
}

const told = ['Process', 'DataStore', 'Category'] as const

/** Notes what is named for the whole file (a message, a signal, the drawing itself) and not used by a step. */
function tellUnused(roots: readonly Element[], inside: readonly Element[], tell: ReportNote): void {
  const used = new Set(
    inside.flatMap((one) => [one, ...elementsAt(one, 'eventDefinitions')]).flatMap(partsOf),
  )
  for (const root of roots)
    if (nameOf(root) !== '' && !isBpmnType(root, ...told) && !used.has(root))
      tell('unusedDefinition', { element: idOf(root), name: nameOf(root) })
}

/** Names what a process that is not read holds: its steps, transitions and lanes, with their settings. */
function contentOf(process: Element): string {
  const lanes = elementsAt(process, 'laneSets').flatMap(allLanes)
  return [...everythingIn(process), ...lanes].map(describePart).join('; ')
}

/** Notes pools, except that of the process when it has its name, and everything between pools. */
function tellCollaboration(root: Element, process: Element, tell: ReportNote): void {
  for (const pool of elementsAt(root, 'participants')) {
    const isOwn = elementAt(pool, 'processRef') === process
    if (!isOwn || (nameOf(pool) !== '' && nameOf(pool) !== nameOf(process)))
      tell('pool', { element: idOf(pool), name: nameOf(pool) || idOf(pool) })
  }
  for (const flow of elementsAt(root, 'messageFlows'))
    tell('messageFlow', { element: idOf(flow), name: nameOf(flow) || idOf(flow) })
  for (const artifact of elementsAt(root, 'artifacts')) tellArtifact(artifact, tell)
}

function tellInside(element: Element, tell: ReportNote): void {
  const about = { element: idOf(element), name: nameOf(element) }
  if (isBpmnType(element, 'FlowElement') && !isBpmnType(element, ...flowElements)) tell('data', about)
  tellArtifact(element, tell)
  for (const lane of elementsAt(element, 'laneSets').flatMap(allLanes))
    tell('lane', { element: idOf(lane), name: nameOf(lane) || idOf(lane) })
}

function tellArtifact(element: Element, tell: ReportNote): void {
  const about = { element: idOf(element), detail: describePart(element).slice(0, 2000) }
  if (isBpmnType(element, 'TextAnnotation'))
    tell('annotation', { ...about, detail: onOneLine(textAt(element, 'text')) })
  if (isBpmnType(element, 'Group')) tell('group', { ...about, name: groupName(element) || idOf(element) })
}

function groupName(group: Element): string {
  const category = elementAt(group, 'categoryValueRef')
  return category ? onOneLine(textAt(category, 'value')) : ''
}

function tellCount(code: 'documentation' | 'vendorSettings', count: number, tell: ReportNote): void {
  if (count > 0) tell(code, { detail: String(count) })
}

function everythingIn(container: Element): readonly Element[] {
  return [...elementsAt(container, 'flowElements'), ...elementsAt(container, 'artifacts')].flatMap((one) => [
    one,
    ...(isBpmnType(one, 'SubProcess') ? everythingIn(one) : []),
  ])
}

function hasVendorSettings(element: Element): boolean {
  const extension = elementAt(element, 'extensionElements')
  const foreign = extension
    ? elementsAt(extension, 'values').some(({ $type }) => !$type.startsWith('signet:'))
    : false
  return foreign || Object.keys(element.$attrs).some((name) => name.includes(':'))
}
