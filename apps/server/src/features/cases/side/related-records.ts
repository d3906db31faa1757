import type { RefusalCode } from '@signet/contract'
import type { SideSettings } from '@signet/flow'
import { textIn } from '@signet/form'
import { evaluate, isProblem, parseFormula } from '@signet/formula'
import { allOf, type Condition, canAsk, type ListField, recordsFor, recordsMatching } from '@signet/list'
import { Refusal } from '@signet/std'
import type { VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import type { loadVisibleForm } from '../../../cases/reading/load-visible-form.ts'
import { type AskingModel, findAccess, type OpenedModel } from '../../../records/models/index.ts'
import { pageOf, rowViews, sourceOf, valueIs, wantedForList } from '../../records/index.ts'

type RelatedSetting = SideSettings['related'][number]

const mostRecords = 20

const mostFields = 4

/** Returns records related to a case, filtered with the caller's own permission on the model. */
export async function relatedRecords(
  call: AskingModel,
  form: SideForm,
  { name, form: modelId, where }: RelatedSetting,
) {
  const none = (state: 'noPermission' | 'gone') => ({ name, modelId, state, hasMore: false, records: [] })
  const opened = await findAccess(call, modelId)
  if (!opened) return none('gone')
  if (opened.access.grounds.length === 0) return none('noPermission')

  const values = evaluateConditions(form, where)
  const shown = { name: name || opened.model.name, modelId, state: 'shown' as const }
  if (values === 'hidden') return none('noPermission')
  if (values === 'unfilled') return { ...shown, hasMore: false, records: [] }
  const conditions = Object.entries(values).map(([field, value]) => valueIs(opened, field, value))
  if (!conditions.every((condition) => canAsk(opened.access, condition))) return none('noPermission')
  return { ...shown, ...(await findRecords(call, opened, conditions)) }
}

async function findRecords(call: AskingModel, opened: OpenedModel, conditions: readonly Condition[]) {
  const query = recordsMatching(
    opened.access,
    { match: 'all', conditions: [...conditions] },
    call.caller.locale,
  )
  const records = allOf([recordsFor(opened.access), query])
  const wanted = wantedForList(call, opened, { records })
  const { rows, hasMore } = await pageOf(sourceOf(call, opened.model), wanted, { pageSize: mostRecords })
  const fields = fieldsShown(opened)
  const views = await rowViews(call, opened, rows)
  return {
    hasMore,
    records: views.map(({ id, texts, can }) => ({
      id,
      canOpen: can.detail,
      fields: fields
        .flatMap(({ path, label }) => {
          const text = texts[path]
          return text === undefined || text === '' ? [] : [{ label: textIn(call.caller.locale, label), text }]
        })
        .slice(0, mostFields),
    })),
  }
}

/** Returns the form fields among the list's columns, in list order. */
function fieldsShown({ access: { list } }: OpenedModel): readonly Extract<ListField, { from: 'form' }>[] {
  return list.definition.columns.flatMap(({ field: path }) => {
    const field = list.fields.get(path)
    return field?.from === 'form' ? [field] : []
  })
}

type SideForm = Readonly<{ seen: VisibleCase; form: Awaited<ReturnType<typeof loadVisibleForm>> }>

type RequiredValues = Readonly<Record<string, string | boolean>>

/**
 * Evaluates the required values of records over the form as its reader sees it. `hidden`: a formula uses a
 * field hidden from the reader, which the records would reveal. `unfilled`: a value is still empty. Refuses
 * `flowSteps.formulaFailed`.
 */
function evaluateConditions(
  form: SideForm,
  where: Readonly<Record<string, string>>,
): RequiredValues | 'hidden' | 'unfilled' {
  const wanted: Record<string, string | boolean> = {}
  for (const [field, text] of Object.entries(where)) {
    const value = evaluateCondition(form, text, field)
    if (value === 'hidden') return 'hidden'
    if (value.found === '') return 'unfilled'
    wanted[field] = value.found
  }
  return wanted
}

function evaluateCondition({ seen, form }: SideForm, text: string, field: string) {
  const formula = parseFormula(text, seen.design.form.scope)
  if (isProblem(formula)) return refuse(field)
  if (formula.reads.some(form.isHidden)) return 'hidden'

  const evaluated = evaluate(formula, form.values, form.formulaContext)
  if (!evaluated.ok) return refuse(field)
  return { found: typeof evaluated.value === 'boolean' ? evaluated.value : String(evaluated.value ?? '') }
}

function refuse(field: string): never {
  throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })
}
