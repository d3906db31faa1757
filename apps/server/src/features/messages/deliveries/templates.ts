import { contract, type HandlerOutput, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { sayReason } from '../../../clock/reason.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { noticeCategoryOf } from '../../../people/inbox/index.ts'
import { channelKind } from './channel-kinds.ts'
import { loadRecent } from './delivery-store.ts'
import { fillTemplate, type TemplateValues, unknownParameter } from './fill-template.ts'
import { messageOf, valuesOf } from './message-words.ts'
import { findTemplate, insertTemplate, loadTemplates, type Template } from './template-store.ts'

type Listed = HandlerOutput<typeof contract.channels.templates>['list'][number]

export const listTemplates = serve(contract.channels.templates, async ({ actor, tx, server }) => {
  const { nameOf, people } = await server.directories.of(actor.tenant)
  const rows = await loadTemplates(tx)
  return {
    list: rows.map(({ changedBy: id, category, channel, locale, ...version }) => ({
      ...version,
      // The contract checked them when they were stored.
      ...({ category, channel, locale } as Pick<Listed, 'category' | 'channel' | 'locale'>),
      by: { id, name: nameOf(id), headIcon: people.get(id)?.avatar },
    })),
  }
})

export const saveTemplate = serve(contract.channels.saveTemplate, async ({ input, actor, tx, now }) => {
  refuseUnknown(input)
  const { version: known, ...template } = input
  const version = known + 1
  const { version: latest } = await findTemplate(tx, template)
  const row = { ...template, version, changedBy: actor.personId, changedAt: now }
  if (latest !== known || !(await insertTemplate(tx, row)))
    throw new Refusal<RefusalCode>('request.changedMeanwhile')
  return { version }
})

/** Refuses `channels.parameterUnknown`. */
function refuseUnknown(template: Template): void {
  const name = unknownParameter(template)
  if (name !== undefined) throw new Refusal<RefusalCode>('channels.parameterUnknown', { name })
}

export const previewTemplate = serve(contract.channels.previewTemplate, async (call) => {
  refuseUnknown(call.input)
  const { values, isSample } = await trialValues(call)
  return { ...fillTemplate(call.input, values), isSample }
})

export const testTemplate = serve(contract.channels.testTemplate, async (call) => {
  const { input, actor, server } = call
  const { tenant, personId } = actor
  refuseUnknown(input)
  const person = (await server.directories.of(tenant)).people.get(personId)
  const kind = await channelKind(input.channel)
  const address = person ? await kind.reachOf({ server, tenant }, person) : ''
  if (address === '') throw new Refusal<RefusalCode>('channels.notReachable')

  const { values } = await trialValues(call)
  const failure = await kind.send(
    { server, tenant },
    {
      ...{ id: server.newId(), tag: 'test', personId, address, system: values.system },
      messages: [messageOf(values, input)],
      total: 1,
      t: server.words.t(input.locale),
    },
  )
  const say = server.words.t(call.caller.locale)
  return { target: address, failure: failure ? sayReason(say, failure.reason) : '' }
})

type Trial = Readonly<{ tx: Reader; input: ParsedInput<typeof contract.channels.previewTemplate> }> &
  Pick<Call<typeof contract.channels.previewTemplate>, 'actor' | 'server'>
type TrialValues = Readonly<{ values: TemplateValues; isSample: boolean }>

/** The values of the caller's latest message of a category; without one, those of a sample. */
async function trialValues({ tx, input: { category, locale }, actor, server }: Trial): Promise<TrialValues> {
  const { tenant, personId } = actor
  const directory = await server.directories.of(tenant)
  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const t = server.words.t(locale)
  const recent = await loadRecent(tx, personId)
  const notice = recent.find((one) => noticeCategoryOf(one) === category)
  const reader = { t, locale, directory, home: server.publicUrl, system }
  if (notice) return { values: valuesOf(reader, notice), isSample: false }
  const name = directory.nameOf(personId)
  return {
    values: {
      ...{ name, person: name, system, link: server.publicUrl ?? '' },
      step: t('channels.sample.step'),
      title: t('channels.sample.title'),
      verdict: t('channels.sample.verdict'),
      words: t('channels.sample.words'),
    },
    isSample: true,
  }
}
