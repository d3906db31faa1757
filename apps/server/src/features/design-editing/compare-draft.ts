import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { mergeDesigns } from '@signet/std/merge'
import { type ReadCall, serve } from '../../http/serve.ts'
import {
  type ComparedDesign,
  comparedFlow,
  comparedForm,
  comparedList,
  comparedTemplate,
} from './compared-designs.ts'

type Comparison = HandlerOutput<typeof contract.designEditing.compare>

type CompareCall = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>
type Drafts = Readonly<{ id: string; base: unknown; mine: unknown }>

/** Compares an unsaved draft with the stored one. Both began with `base`. */
export const compareDraft = serve(contract.designEditing.compare, (call) => {
  const { kind, ...drafts } = call.input
  if (kind === 'form') return compare(call, comparedForm, drafts)
  if (kind === 'flow') return compare(call, comparedFlow, drafts)
  if (kind === 'list') return compare(call, comparedList, drafts)
  return compare(call, comparedTemplate, drafts)
})

async function compare<Design extends object, Tree>(
  call: CompareCall,
  { rules, read, find, prepare }: ComparedDesign<Design, Tree>,
  { id, base: sentBase, mine: sentMine }: Drafts,
): Promise<Comparison> {
  const stored = await find(call.tx, id)
  if (!stored) throw new Refusal<RefusalCode>('design.notFound')

  const [base, mine, theirs] = [read(sentBase), read(sentMine), read(stored.draft)]
  const describe = await prepare(call, id)
  const sentences = (after: Design) => describe({ before: base, after }).map(({ message }) => message)
  const { conflicts } = mergeDesigns(rules, { base, mine, theirs })
  const { nameOf } = await call.server.directories.of(call.actor.tenant)
  return {
    theirs: Object.fromEntries(Object.entries(theirs)),
    revision: stored.revision,
    person: nameOf(stored.changedBy),
    mineChanges: sentences(mine),
    theirChanges: sentences(theirs),
    conflicts: conflicts.map((conflict) => ({
      key: conflict.key,
      mine: sentences(conflict.mine),
      theirs: sentences(conflict.theirs),
    })),
  }
}
