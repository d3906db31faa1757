import { contract, type RefusalCode } from '@signet/contract'
import { textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { isPassword } from '../../../people/sessions/index.ts'
import {
  admitVisitor,
  admitWithPassword,
  hashOf,
  newAddress,
  newSecret,
  refuseUnknown,
  refuseUsedUp,
} from './admit-visitor.ts'
import { isForQuestions, publicForm } from './public-form.ts'
import { insertPass } from './short-link-store.ts'
import { insertVisit } from './upload-store.ts'

export const openLink = serveAnyone(
  contract.shortLinks.open,
  async (call) => {
    const { link, model } = await admitWithPassword(call, 'open')
    const { purpose } = link
    const { name, form } = model
    if (purpose === 'query') {
      const asks = form.fields
        .filter((field) => link.asks.includes(field.key) && isForQuestions(field))
        .map(({ key, definition }) => ({ key, label: textIn(call.caller.locale, definition.label) }))
      return { purpose, name, form: {}, rights: {}, asks }
    }

    refuseUsedUp(link)
    const { definition, rights, strange } = publicForm(form, link.fields)
    // A later version of the form may have added closed fields.
    if (strange) throw new Refusal<RefusalCode>('shortLinks.paused')
    return { purpose, name, form: { ...definition }, rights: { ...rights.fields }, asks: [] }
  },
  { perMinute: 120 },
)

export const beginVisit = serveAnyone(
  contract.shortLinks.visit,
  async (call) => {
    const { tenant, tx, link } = await admitWithPassword(call, 'visit')
    if (link.purpose !== 'form') refuseUnknown()
    refuseUsedUp(link)

    const visit = newAddress(tenant, call.server.random)
    await insertVisit(tx, { visitHash: hashOf(visit), linkId: link.id, startedAt: call.now })
    return { visit }
  },
  { perMinute: 60 },
)

const lasts = 2 * 60 * 60_000

export const enterLink = serveAnyone(
  contract.shortLinks.enter,
  async (call) => {
    const { input, server, now } = call
    const { tx, link } = await admitVisitor(call, 'password')
    if (!(await isPassword(link.passwordHash ?? undefined, input.password)))
      throw new Refusal<RefusalCode>('shortLinks.wrongPassword')

    const pass = newSecret(server.random, 32)
    const expiresAt = isoOf(server.clock() + lasts)
    await insertPass(tx, { passHash: hashOf(pass), linkId: link.id, expiresAt, now })
    return { pass }
  },
  { perMinute: 60 },
)
