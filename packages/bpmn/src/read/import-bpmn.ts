import type { FlowDefinition } from '@signet/flow'
import type { Place } from '@signet/flow/design'
import { type Element, nameOf } from '../element.ts'
import type { ImportNote, Tell } from '../note.ts'
import { drawContainer } from './draw-container.ts'
import { dropUnreachable } from './mend/drop-unreachable.ts'
import { everyEnd } from './mend/every-end.ts'
import { oneStart } from './mend/one-start.ts'
import { splicePasses } from './mend/splice-passes.ts'
import { splitGateways } from './mend/split-gateways.ts'
import { chooseProcess, openDocument, type ProcessChoice, processesIn } from './open-document.ts'
import { readOwnDocument } from './own-document.ts'
import { lanesIn } from './people-at.ts'
import { placesIn } from './places-in.ts'
import { tellLost } from './tell-lost.ts'
import { toDefinition, type Words } from './to-definition.ts'

export type BpmnImport = Readonly<{
  definition: FlowDefinition
  /** What could not be carried over as it was. Empty for a file that we wrote ourselves. */
  notes: readonly ImportNote[]
  /** All processes of the file; one of them was read. */
  processes: readonly ProcessChoice[]
}>

export type ImportWishes = Words & Readonly<{ process?: string | undefined }>

/**
 * A BPMN 2.0 file as a flow. Sub-processes are unfolded, joining and splitting gateways become merges and branches, what
 * approvals do not know is left out, and each such thing is noted. The definition may still be unsound: that is for the
 * designer to show. Refuses `bpmn.tooLarge`, `bpmn.unreadable`, `bpmn.noProcess`, `flow.definitionInvalid`.
 */
export async function importBpmn(xml: string, wishes: ImportWishes): Promise<BpmnImport> {
  const notes: ImportNote[] = []
  const tell: Tell = (code, about = {}) => notes.push({ element: '', name: '', detail: '', ...about, code })
  const definitions = await openDocument(xml, tell)
  const process = chooseProcess(definitions, wishes.process)
  const places = placesIn(definitions)
  const definition =
    readOwnDocument(process, places) ?? readForeign(definitions, process, { wishes, places, tell })

  return { definition, notes, processes: processesIn(definitions) }
}

type Reading = Readonly<{ wishes: Words; places: ReadonlyMap<string, Place>; tell: Tell }>

function readForeign(
  definitions: Element,
  process: Element,
  { wishes, places, tell }: Reading,
): FlowDefinition {
  const lanes = lanesIn(process)
  tellLost(definitions, process, lanes, tell)
  const drawn = drawContainer(process, { tell, lanes, places })
  const whole = dropUnreachable(everyEnd(oneStart(drawn, tell), tell), tell)
  return toDefinition(nameOf(process) || 'BPMN', splitGateways(splicePasses(whole), tell), wishes, tell)
}
