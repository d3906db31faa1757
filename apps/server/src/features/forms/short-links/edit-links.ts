import { contract, type RefusalCode } from '@signet/contract'
import { type FormPlan, type Locale, type PlanField, textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { hashPassword } from '../../../people/sessions/index.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import { hashOf, newAddress } from './admit-visitor.ts'
import { isClosed, isForAnswers, isForForms, isForQuestions, publicForm } from './public-form.ts'
import {
  endLinks,
  forgetPasses,
  insertLink,
  isAnswering,
  type LinkRow,
  linksOf,
  lockLink,
  lockLinksOfForm,
  modelOfLink,
  type Purpose,
  updateLink,
} from './short-link-store.ts'

export const listLinks = serve(contract.shortLinks.links, async (call) => {
  const { input, tx, actor, server, caller } = call
  const { form } = await modelOfLink(call, input.modelId)
  const directory = await server.directories.of(actor.tenant)
  const links = await linksOf(tx, input.modelId)
  return {
    list: links.map((row) => {
      const { passwordHash, ownerId, formId: _form, ...link } = row
      return {
        ...link,
        hasPassword: passwordHash !== null,
        owner: directory.nameOf(ownerId),
        isPaused: !isAnswering(directory, ownerId),
        revision: revisionOf(editedPart(row)),
      }
    }),
    offered: offeredFields(form, caller.locale),
  }
})

export const switchOn = serve(contract.shortLinks.switchOn, async (call) => {
  const { input, actor, tx, now, server, caller } = call
  const { modelId: formId, purpose, password, expiresAt, quota, fields, asks } = input
  const { form } = await modelOfLink(call, formId)
  refuseUnoffered(form, input, caller.locale)

  await lockLinksOfForm(tx, formId)
  await endLinks(tx, { formId, purpose, now })
  const id = server.newId()
  const address = newAddress(actor.tenant, server.random)
  await insertLink(tx, {
    id,
    formId,
    purpose,
    addressHash: hashOf(address),
    ownerId: actor.personId,
    passwordHash: password === null ? null : await hashPassword(password),
    expiresAt,
    quota,
    fields,
    asks,
    createdAt: now,
  })
  return { id, address }
})

export const changeLink = serve(contract.shortLinks.change, async (call) => {
  const { input, actor, tx, caller, server } = call
  const { modelId, id, password, expiresAt, quota, fields, asks } = input
  const { form } = await modelOfLink(call, modelId)
  const link = await lockLink(tx, id)
  if (link?.formId !== modelId) throw new Refusal<RefusalCode>('shortLinks.notFound')
  refuseOvertaken(editedPart(link), input.expects)
  refuseUnoffered(form, { purpose: link.purpose, fields, asks }, caller.locale)
  if (quota !== null && quota < link.used)
    throw new Refusal<RefusalCode>('shortLinks.quotaBelowUse', { used: link.used })

  const directory = await server.directories.of(actor.tenant)
  // The person who edits a link without a responsible owner becomes its owner.
  const ownerId = isAnswering(directory, link.ownerId) ? link.ownerId : actor.personId
  const allowed = { ownerId, expiresAt, quota, fields, asks }
  if (password === undefined) {
    await updateLink(tx, id, allowed)
    return null
  }
  await updateLink(tx, id, {
    ...allowed,
    passwordHash: password === null ? null : await hashPassword(password),
  })
  await forgetPasses(tx, id)
  return null
})

function editedPart({ passwordHash, expiresAt, quota, fields, asks }: LinkRow) {
  return { passwordHash, expiresAt, quota, fields, asks }
}

export const revokeLink = serve(contract.shortLinks.revoke, async ({ input, tx, now }) => {
  const isEnded = await endLinks(tx, { formId: input.modelId, id: input.id, now })
  if (!isEnded) throw new Refusal<RefusalCode>('shortLinks.notFound')
  return null
})

type LinkFields = Readonly<{ purpose: Purpose; fields: readonly string[]; asks: readonly string[] }>

/** Returns the fields of a form that a link may use. */
function offeredFields({ fields }: FormPlan, locale: Locale) {
  const label = ({ definition }: PlanField) => textIn(locale, definition.label)
  const named = (is: (field: PlanField) => boolean) =>
    fields.filter(is).map((field) => ({ key: field.key, label: label(field) }))
  const fillable = (field: PlanField, table?: PlanField) => ({
    key: field.path,
    label: table ? `${label(table)} · ${label(field)}` : label(field),
    isRequired: field.definition.required,
  })
  return {
    fill: fields.filter(isForForms).map((field) => fillable(field)),
    closed: fields.flatMap((field) =>
      isClosed(field)
        ? [fillable(field)]
        : field.columns.filter(isClosed).map((column) => fillable(column, field)),
    ),
    show: named(isForAnswers),
    ask: named(isForQuestions),
  }
}

/** Refuses `shortLinks.fieldNotOffered` with the name of the field, and `shortLinks.asksNothing`. */
function refuseUnoffered(form: FormPlan, { purpose, fields, asks }: LinkFields, locale: Locale): void {
  if (purpose === 'form') {
    refuseAmong(form, fields, isForForms, locale)
    const { strange } = publicForm(form, fields)
    if (strange) refuseField(textIn(locale, strange.definition.label))
    return
  }
  if (asks.length === 0) throw new Refusal<RefusalCode>('shortLinks.asksNothing')
  refuseAmong(form, fields, isForAnswers, locale)
  refuseAmong(form, asks, isForQuestions, locale)
}

function refuseAmong(
  form: FormPlan,
  keys: readonly string[],
  is: (field: PlanField) => boolean,
  locale: Locale,
): void {
  for (const key of keys) {
    const field = form.fields.find((one) => one.key === key)
    if (!field) refuseField(key)
    if (!is(field)) refuseField(textIn(locale, field.definition.label))
  }
}

function refuseField(field: string): never {
  throw new Refusal<RefusalCode>('shortLinks.fieldNotOffered', { field })
}
