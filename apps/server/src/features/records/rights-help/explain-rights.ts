import {
  buttonOfRight,
  contract,
  type HandlerOutput,
  type ListRightName,
  listRights,
  type RefusalCode,
} from '@signet/contract'
import { canPress } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { grantorsOf } from '../../../people/rights/grantors.ts'
import { withName } from '../../../people/rights/holders.ts'
import {
  type AskingModel,
  findAccess,
  grantsOn,
  isWithdrawn,
  type OpenedModel,
  openRightRequests,
} from '../../../records/models/index.ts'

type Explained = HandlerOutput<typeof contract.rightsHelp.explain>
type Grants = Awaited<ReturnType<typeof grantsOn>>

/** To people without any right it says only whom to ask: even the name of a role can tell what a list is for. */
export const explainRights = serve(contract.rightsHelp.explain, async (call): Promise<Explained> => {
  const opened = await openForHelp(call, call.input.modelId)
  const { access, directory, model } = opened
  const open = await openRightRequests(call.tx, model.id)
  const asked = open.filter(({ personId }) => personId === call.actor.personId).map(({ wanted }) => wanted)
  const grantors = grantorsOf(directory, { asker: call.actor.personId, area: 'lists' }).map(
    personRef(directory),
  )
  const has = rightsOf(opened)
  if (access.grounds.length === 0)
    return { rights: [], records: 'none', followsCases: false, asked, grantors }

  const grants = await grantsOn(call.tx, model.id)
  const offered = offeredRights(opened)
  const isEverywhere = access.grounds.some((ground) => ground.isEverywhere && !ground.cases)
  return {
    rights: offered.map((right) => ({
      right,
      has: has.has(right),
      ...throughWhom(directory, grants, right),
    })),
    records: isEverywhere ? 'all' : 'some',
    followsCases: model.hasFlow && access.list.definition.cases !== 'open',
    asked,
    grantors,
  }
})

/** Opens a list also for those who may not see it. Refuses `records.modelNotFound` and `records.modelWithdrawn`. */
export async function openForHelp(asking: AskingModel, modelId: string): Promise<OpenedModel> {
  const opened = await findAccess(asking, modelId)
  if (opened) return opened
  const isOver = await isWithdrawn(asking.tx, modelId)
  throw new Refusal<RefusalCode>(isOver ? 'records.modelWithdrawn' : 'records.modelNotFound')
}

/** What the list offers at all: a button that its design leaves out is no one's. */
function offeredRights({ access }: OpenedModel): readonly ListRightName[] {
  const all = { list: access.list, grounds: [{ ...access.grounds[0], buttons: 'all' }] } as typeof access
  return listRights.filter((right) => right === 'see' || canPress(all, buttonOfRight[right] ?? right))
}

export function rightsOf({ access }: OpenedModel): ReadonlySet<ListRightName> {
  const has = (right: ListRightName) => {
    const button = buttonOfRight[right]
    return button ? canPress(access, button) : access.grounds.length > 0
  }
  return new Set(listRights.filter(has))
}

function throughWhom(directory: Snapshot, grants: Grants, right: ListRightName) {
  const button = buttonOfRight[right]
  const holders = grants
    .filter(({ permission }) => button === undefined || permission.buttons.includes(button))
    .flatMap((grant) => grant.holders)
  const named = holders.filter(({ kind }) => kind !== 'person' && kind !== 'everybody')
  return {
    through: [...new Set(named.map((holder) => withName(directory, holder).name))],
    people: new Set(holders.filter(({ kind }) => kind === 'person').map(({ id }) => id)).size,
  }
}
