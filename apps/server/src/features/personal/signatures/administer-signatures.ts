import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personMatcher, personRef } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import {
  lockSignatures,
  makeDefault,
  removeSignature,
  signaturePage,
  signaturesOf,
} from './signature-store.ts'

export const listSignatures = serve(contract.signatureAdministration.list, async (call) => {
  const { input, tx, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const matches = personMatcher(input.keyword, (await reachSight(call)).phone)
  const people = input.keyword
    ? [...directory.people.values()].filter(matches).map(({ id }) => id)
    : undefined
  const { rows, total } = await signaturePage(tx, people, rangeOf(input))
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    show: ({ id, personId, image, isDefault, createdAt }) => ({
      ...{ id, signImg: image, createdAt },
      isDefault: isDefault ? (1 as const) : (0 as const),
      person: personRef(directory)(personId),
    }),
  })
})

/** Forms signed with it keep their picture. */
export const withdrawSignature = serve(contract.signatureAdministration.withdraw, async ({ input, tx }) => {
  const { personId, id } = input
  await lockSignatures(tx, personId)
  const own = await signaturesOf(tx, personId)
  const wanted = own.find((signature) => signature.id === id)
  if (!wanted) throw new Refusal<RefusalCode>('signatures.notFound')

  await removeSignature(tx, personId, id)
  const newest = own.filter((signature) => signature !== wanted).at(-1)
  if (wanted.isDefault && newest) await makeDefault(tx, personId, newest.id)
  return null
})
