import { contract, type RefusalCode } from '@signet/contract'
import { type EventField, kindOfEvent, type TriggerEvent } from '@signet/flow'
import { compileForm, type FieldDefinitionInput, type FormPlan, inputKindOf, isInputType } from '@signet/form'
import type { locales } from '@signet/i18n'
import { canonicalJson, Refusal } from '@signet/std'
import type { ReadContext } from '../../../cases/context.ts'
import { newestDesign } from '../../../cases/launching/begin-case.ts'
import { serve } from '../../../http/serve.ts'
import { findOpenModel } from '../../../records/models/index.ts'
import type { Server } from '../../../server.ts'

type FormReader = Pick<ReadContext, 'tx' | 'actor' | 'server'>

/**
 * Returns the fields of an event as a form. Refuses `records.modelNotFound` and `approvals.flowNotFound`.
 */
export async function formOfEvent(context: FormReader, event: TriggerEvent): Promise<FormPlan> {
  return cachedEventForm(context.server, { event, form: await findSubjectForm(context, event) })
}

async function findSubjectForm(context: FormReader, event: TriggerEvent): Promise<FormPlan | undefined> {
  const about = kindOfEvent(event).about(event)
  if (!about || about.id === '') return undefined
  if (about.of === 'flow') return (await newestDesign(context, about.id)).form

  const { tx, server, actor } = context
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, about.id)
  if (!model) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model.form
}

type EventSource = Readonly<{ event: TriggerEvent; form: FormPlan | undefined }>

const kept = new WeakMap<object, Map<string, FormPlan>>()

/** Compiles `buildEventForm` once per event, form and process, since published forms never change. */
function cachedEventForm(server: Pick<Server, 'words'>, { event, form }: EventSource): FormPlan {
  const plans = kept.get(form ?? server) ?? new Map<string, FormPlan>()
  kept.set(form ?? server, plans)
  const key = canonicalJson(event)
  const plan = plans.get(key) ?? buildEventForm(server, { event, form })
  plans.set(key, plan)
  return plan
}

/**
 * Builds a form from an event, so that conditions and formulas work as in flows: fields of the record,
 * their previous values, and fields of the event.
 */
function buildEventForm(server: Pick<Server, 'words'>, { event, form }: EventSource): FormPlan {
  const own = kindOfEvent(event).fields(event)
  const taken = new Set(form?.fields.map(({ key }) => key))
  const added = [
    ...(form && kindOfEvent(event).hasPreviousValues(event) ? previousFields(server, form) : []),
    ...own.map(fieldOf(server, event)),
  ]
  return compileForm({
    version: 1,
    key: 'event',
    fields: [...(form?.definition.fields ?? []), ...added.filter(({ key }) => !taken.has(key))],
  })
}

function fieldOf(server: Pick<Server, 'words'>, { kind }: Pick<TriggerEvent, 'kind'>) {
  return (field: EventField): FieldDefinitionInput => ({
    key: field.key,
    ...(field.type === 'rows'
      ? { kind: 'sub-table', fields: field.columns.map(fieldOf(server, { kind })) }
      : inputKindOf(field.type)),
    label: kind === 'webhook' ? field.key : inAllLanguages(server, (t) => t(`triggers.field.${field.key}`)),
  })
}

const longestKey = 40

function previousFields(
  server: Pick<Server, 'words'>,
  { fields, scope }: FormPlan,
): readonly FieldDefinitionInput[] {
  return fields.flatMap(({ key, definition: { label } }) => {
    const type = scope[key]
    const before = `before_${key}`
    if (!isInputType(type) || before.length > longestKey) return []
    const names = typeof label === 'string' ? undefined : label
    const nameIn = (locale: (typeof locales)[number]) => names?.[locale] ?? names?.['zh-CN'] ?? String(label)
    return [
      {
        key: before,
        ...inputKindOf(type),
        label: inAllLanguages(server, (t, locale) => t('triggers.before', { field: nameIn(locale) })),
      },
    ]
  })
}

type Sentence = (t: ReturnType<Server['words']['t']>, locale: (typeof locales)[number]) => string

function inAllLanguages({ words }: Pick<Server, 'words'>, say: Sentence) {
  const [zhCN, zhTW, enUS] = (['zh-CN', 'zh-TW', 'en-US'] as const).map((locale) =>
    say(words.t(locale), locale),
  )
  return { 'zh-CN': zhCN ?? '', 'zh-TW': zhTW ?? '', 'en-US': enUS ?? '' }
}

export const readEventForm = serve(contract.triggers.values, async (call) => {
  const { definition } = await formOfEvent(call, call.input.event)
  return { definition: { ...definition } }
})
