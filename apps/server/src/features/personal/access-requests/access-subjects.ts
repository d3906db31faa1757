import type { AccessKind, AdministrationArea, contract } from '@signet/contract'
import { isOpen } from '@signet/flow'
import { findPublishedFlow } from '../../../cases/design/design-store.ts'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { findVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { findCase, stateOf } from '../../../cases/store/case-store.ts'
import type { Call } from '../../../http/serve.ts'
import { grantorsOf } from '../../../people/rights/grantors.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { findDocument, findReadable } from '../../documents/index.ts'

type Asking = Call<typeof contract.accessRequests.ask>

/** A thing that is closed to the person who asks: its name, and whom to tell; without owners, its administrators. */
type ClosedSubject = Readonly<{
  name: string
  owners?: readonly string[]
  caseId?: string
  documents?: readonly string[]
}>

type AccessSubject = Readonly<{
  /** The grade of administrators who can grant; without one, those of everything. */
  grantedIn: Readonly<{ area?: AdministrationArea }>
  /** Whether administrators can grant, so that they are named to the person who asks. */
  namesGrantors: boolean
  /** Undefined for ids of nothing; `open` where the person may open it already. */
  find: (call: Asking, id: string) => Promise<ClosedSubject | 'open' | undefined>
}>

export const accessSubjects: Readonly<Record<AccessKind, AccessSubject>> = {
  case: { grantedIn: {}, namesGrantors: true, find: findClosedCase },
  document: { grantedIn: {}, namesGrantors: false, find: findClosedDocument },
  flow: { grantedIn: { area: 'designs' }, namesGrantors: true, find: findClosedFlow },
}

async function findClosedCase(call: Asking, id: string): ReturnType<AccessSubject['find']> {
  if (await findVisibleCase(call, id)) return 'open'
  const { tx, actor, server, caller } = call
  const stored = await findCase(tx, id)
  const state = stored && stateOf(stored)
  if (!state || state.deletedAt !== undefined || state.status === 'draft') return undefined

  const holders = state.tasks.filter(isOpen).map(({ person }) => person)
  const directory = await server.directories.of(actor.tenant)
  const owners = [state.starter, ...holders, ...grantorsOf(directory, { asker: actor.personId })]
  return { name: titleOf(state, caller.locale), owners, caseId: id }
}

/** Documents of the company have no owner; they are opened with the request that they belong to. */
async function findClosedDocument({ tx, actor }: Asking, id: string): ReturnType<AccessSubject['find']> {
  if (await findReadable(tx, actor, id)) return 'open'
  const document = await findDocument(tx, id)
  if (!document || document.ownerId === null || document.binnedAt !== null) return undefined
  return { name: document.name, owners: [document.ownerId], documents: [id] }
}

async function findClosedFlow(call: Asking, id: string): ReturnType<AccessSubject['find']> {
  if ((await launchableFlows(call)).some(({ row }) => row.id === id)) return 'open'
  const flow = await findPublishedFlow(call.tx, id)
  return flow && !flow.isStopped ? { name: flowNameIn(call.caller.locale, flow) } : undefined
}
