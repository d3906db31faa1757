import { contract, type RefusalCode } from '@signet/contract'
import { type EventField, kindOfEvent, type TriggerEvent } from '@signet/flow'
import { compileForm, type FieldDefinitionInput, type FormPlan } from '@signet/form'
import type { ValueType } from '@signet/formula'
import type { locales } from '@signet/i18n'
import { canonicalJson, Refusal } from '@signet/std'
import type { ReadContext } from '../../cases/context.ts'
import { newestDesign } from '../../cases/launching/begin-case.ts'
import { serve } from '../../http/serve.ts'
import { findOpenModel } from '../../records/models/index.ts'
import type { Server } from '../../server.ts'

type FormReader = Pick<ReadContext, 'tx' | 'actor' | 'server'>

/**
 * Returns the fields of an event as a form. Refuses `records.modelNotFound` and `approvals.flowNotFound`.
 */
export async function formOfEvent(asking: FormReader, event: TriggerEvent): Promise<FormPlan> {
  return keptValuesForm(asking.server, { event, form: await formAbout(asking, event) })
}

async function formAbout(asking: FormReader, event: TriggerEvent): Promise<FormPlan | undefined> {
  const about = kindOfEvent(event).about(event)
  if (!about || about.id === '') return undefined
  if (about.of === 'flow') return (await newestDesign(asking, about.id)).form

  const { tx, server, actor } = asking
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, about.id)
  if (!model) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model.form
}

type Said = Readonly<{ event: TriggerEvent; form: FormPlan | undefined }>

const kept = new WeakMap<object, Map<string, FormPlan>>()

/** Compiles `valuesForm` once per event, form and process, since published forms never change. */
function keptValuesForm(server: Pick<Server, 'words'>, { event, form }: Said): FormPlan {
  const plans = kept.get(form ?? server) ?? new Map<string, FormPlan>()
  kept.set(form ?? server, plans)
  const key = canonicalJson(event)
  const plan = plans.get(key) ?? valuesForm(server, { event, form })
  plans.set(key, plan)
  return plan
}

/**
 * Builds a form from an event, so that conditions and formulas work as in flows: fields of the record,
 * their previous values, and fields of the event.
 */
function valuesForm(server: Pick<Server, 'words'>, { event, form }: Said): FormPlan {
  const own = kindOfEvent(event).fields(event)
  const taken = new Set(form?.fields.map(({ key }) => key))
  const added = [
    ...(form && saysBefore(event) ? fieldsBefore(server, form) : []),
    ...own.map(fieldOf(server, event)),
  ]
  return compileForm({
    version: 1,
    key: 'event',
    fields: [...(form?.definition.fields ?? []), ...added.filter(({ key }) => !taken.has(key))],
  })
}

function saysBefore(event: TriggerEvent): boolean {
  return event.kind === 'record' && event.deeds.includes('updated')
}

const kinds = { text: 'input', number: 'number', boolean: 'switch', person: 'user-select' } as const

function fieldOf(server: Pick<Server, 'words'>, { kind }: TriggerEvent) {
  return ({ key, type }: EventField): FieldDefinitionInput => ({
    key,
    kind: kinds[type],
    label: kind === 'webhook' ? key : inAll(server, (t) => t(`triggers.field.${key}`)),
  })
}

const plain: Partial<Record<ValueType, Readonly<{ kind: string; settings?: { precision: string } }>>> = {
  text: { kind: 'input' },
  number: { kind: 'number' },
  boolean: { kind: 'switch' },
  date: { kind: 'date' },
  datetime: { kind: 'date', settings: { precision: 'second' } },
}
const longestKey = 40

function fieldsBefore(
  server: Pick<Server, 'words'>,
  { fields, scope }: FormPlan,
): readonly FieldDefinitionInput[] {
  return fields.flatMap(({ key, definition: { label } }) => {
    const type = scope[key]
    const kind = typeof type === 'string' ? plain[type] : undefined
    const before = `before_${key}`
    if (!kind || before.length > longestKey) return []
    const names = typeof label === 'string' ? undefined : label
    const nameIn = (locale: (typeof locales)[number]) => names?.[locale] ?? names?.['zh-CN'] ?? String(label)
    return [
      {
        key: before,
        ...kind,
        label: inAll(server, (t, locale) => t('triggers.before', { field: nameIn(locale) })),
      },
    ]
  })
}

type Say = (t: ReturnType<Server['words']['t']>, locale: (typeof locales)[number]) => string

function inAll({ words }: Pick<Server, 'words'>, say: Say) {
  const [zhCN, zhTW, enUS] = (['zh-CN', 'zh-TW', 'en-US'] as const).map((locale) =>
    say(words.t(locale), locale),
  )
  return { 'zh-CN': zhCN ?? '', 'zh-TW': zhTW ?? '', 'en-US': enUS ?? '' }
}

export const readEventForm = serve(contract.triggers.values, async (call) => {
  const { definition } = await formOfEvent(call, call.input.event)
  return { definition: { ...definition } }
})
