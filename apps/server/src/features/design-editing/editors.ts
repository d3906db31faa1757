import { contract, editorExpiresMs } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { deleteEditor, deleteExpired, editorsBesides, upsertEditor } from './editor-store.ts'

export const announceEditor = serve(
  contract.designEditing.announce,
  async ({ input, actor, tx, now, server }) => {
    const { kind, id: subject, seat } = input
    await deleteExpired(tx, isoOf(Date.parse(now) - editorExpiresMs))
    await upsertEditor(tx, { kind, subject, seat, personId: actor.personId, seenAt: now })
    const people = await editorsBesides(tx, { kind, subject, seat })
    return { list: people.map(personRef(await server.directories.of(actor.tenant))) }
  },
)

/** Idempotent. */
export const leaveDesign = serve(contract.designEditing.leave, async ({ input, tx }) => {
  await deleteEditor(tx, { kind: input.kind, subject: input.id, seat: input.seat })
  return null
})
