import { contract, type ParsedInput } from '@signet/contract'
import { z } from 'zod'
import { rangeOf, toPage } from '../../../http/page.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { nameOperation } from '../operation-names/index.ts'
import { type ChangedKind, changesOf } from './row-change-store.ts'
import { sayChange } from './say-change.ts'

type Asked = ParsedInput<typeof contract.logs.changes>

const kinds: Readonly<Record<Asked['thing'], ChangedKind>> = {
  role: 'role',
  group: 'person_group',
  department: 'organization',
  post: 'post',
  person: 'person',
}

const Changes = z.record(z.string(), z.array(z.unknown()))

export const listChanges = serve(contract.logs.changes, async (call) => {
  const { input, tx, actor, server, caller } = call
  const directory = await server.directories.of(actor.tenant)
  await refuseForeign(call, directory, input)
  const t = server.words.t(caller.locale)
  const words = { t, catalogue: server.words.catalogue(caller.locale) }
  const kind = kinds[input.thing]
  const say = sayChange({ t, directory, timeZone: server.timeZone }, kind)
  const { rows, total } = await changesOf(tx, { kind, id: input.id }, rangeOf(input))

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, sequence }) => ({ at, id: sequence }),
    show: ({ sequence, at, personId, call: what, isNew, changes }) => ({
      ...{ id: sequence, at },
      person: personId ? { id: personId, name: directory.nameOf(personId), headIcon: '' } : null,
      what: nameOperation(words, what) || t(`row-changes.${isNew ? 'created' : 'changed'}`),
      changes: Object.entries(Changes.parse(changes)).map(([column, values]) => say(column, values)),
    }),
  })
})

/** Somebody who administers a part sees what changed in it. */
function refuseForeign(call: ReadCall, directory: Snapshot, { thing, id }: Asked): Promise<void> {
  if (thing === 'role' || thing === 'group') return refuseOutside(call, 'roles', { circles: [id] })
  if (thing === 'person') return refuseOutside(call, 'people', { people: [id] })
  const unit = thing === 'post' ? directory.posts.get(id)?.organizationId : id
  return refuseOutside(call, 'people', { units: [unit ?? null] })
}
