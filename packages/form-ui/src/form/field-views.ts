import { type FieldKindName, type FormPlan, isFieldKindName } from '@signet/form'
import { use } from 'react'
import type { FieldViews, LoadedViews } from './field-view.ts'

type ViewLoaders = { readonly [Name in FieldKindName]: () => Promise<FieldViews[Name]> }

/** Loads how each kind looks. A form loads only the views of the kinds that it has. */
const viewLoaders: ViewLoaders = {
  input: async () => (await import('../fields/basic/input/input.view.tsx')).inputView,
  textarea: async () => (await import('../fields/basic/textarea/textarea.view.tsx')).textareaView,
  number: async () => (await import('../fields/basic/number/number.view.tsx')).numberView,
  select: async () => (await import('../fields/choice/select/select.view.tsx')).selectView,
  radio: async () => (await import('../fields/choice/radio/radio.view.tsx')).radioView,
  date: async () => (await import('../fields/time/date/date.view.tsx')).dateView,
  'user-select': async () =>
    (await import('../fields/people/user-select/user-select.view.tsx')).userSelectView,
  'organization-select': async () =>
    (await import('../fields/people/organization-select/organization-select.view.tsx'))
      .organizationSelectView,
  'position-select': async () =>
    (await import('../fields/people/position-select/position-select.view.tsx')).positionSelectView,
  'role-select': async () =>
    (await import('../fields/people/role-select/role-select.view.tsx')).roleSelectView,
  'group-select': async () =>
    (await import('../fields/people/group-select/group-select.view.tsx')).groupSelectView,
  'sub-table': async () => (await import('../fields/basic/sub-table/sub-table.view.tsx')).subTableView,
  calculate: async () => (await import('../fields/basic/calculate/calculate.view.tsx')).calculateView,
  'file-upload': async () => (await import('../fields/rich/file-upload/file-upload.view.tsx')).fileUploadView,
  'image-upload': async () =>
    (await import('../fields/rich/image-upload/image-upload.view.tsx')).imageUploadView,
  location: async () => (await import('../fields/rich/location/location.view.tsx')).locationView,
  'rich-text': async () => (await import('../fields/rich/rich-text/rich-text.view.tsx')).richTextView,
  signature: async () => (await import('../fields/rich/signature/signature.view.tsx')).signatureView,
  switch: async () => (await import('../fields/choice/switch/switch.view.tsx')).switchView,
  checkbox: async () => (await import('../fields/choice/checkbox/checkbox.view.tsx')).checkboxView,
  rate: async () => (await import('../fields/choice/rate/rate.view.tsx')).rateView,
  slider: async () => (await import('../fields/choice/slider/slider.view.tsx')).sliderView,
  time: async () => (await import('../fields/time/time/time.view.tsx')).timeView,
  'date-range': async () => (await import('../fields/time/date-range/date-range.view.tsx')).dateRangeView,
  'time-range': async () => (await import('../fields/time/time-range/time-range.view.tsx')).timeRangeView,
  text: async () => (await import('../fields/display/text/text.view.tsx')).textView,
  link: async () => (await import('../fields/display/link/link.view.tsx')).linkView,
  button: async () => (await import('../fields/display/button/button.view.tsx')).buttonView,
  alert: async () => (await import('../fields/display/alert/alert.view.tsx')).alertView,
  'group-title': async () =>
    (await import('../fields/display/group-title/group-title.view.tsx')).groupTitleView,
  divider: async () => (await import('../fields/display/divider/divider.view.tsx')).dividerView,
  iframe: async () => (await import('../fields/display/iframe/iframe.view.tsx')).iframeView,
  'qr-code': async () => (await import('../fields/display/qr-code/qr-code.view.tsx')).qrCodeView,
  barcode: async () => (await import('../fields/display/barcode/barcode.view.tsx')).barcodeView,
  row: async () => (await import('../fields/layout/row/row.view.tsx')).rowView,
  card: async () => (await import('../fields/layout/card/card.view.tsx')).cardView,
  tab: async () => (await import('../fields/layout/tab/tab.view.tsx')).tabView,
  collapse: async () => (await import('../fields/layout/collapse/collapse.view.tsx')).collapseView,
  'table-grid': async () => (await import('../fields/layout/table-grid/table-grid.view.tsx')).tableGridView,
  cascader: async () => (await import('../fields/choice/cascader/cascader.view.tsx')).cascaderView,
  'tree-select': async () =>
    (await import('../fields/choice/tree-select/tree-select.view.tsx')).treeSelectView,
  color: async () => (await import('../fields/choice/color/color.view.tsx')).colorView,
  'created-by': async () => (await import('../fields/system/created-by/created-by.view.tsx')).createdByView,
  'created-at': async () => (await import('../fields/system/created-at/created-at.view.tsx')).createdAtView,
  'modified-by': async () =>
    (await import('../fields/system/modified-by/modified-by.view.tsx')).modifiedByView,
  'modified-at': async () =>
    (await import('../fields/system/modified-at/modified-at.view.tsx')).modifiedAtView,
  'current-organization': async () =>
    (await import('../fields/system/current-organization/current-organization.view.tsx'))
      .currentOrganizationView,
  'current-position': async () =>
    (await import('../fields/system/current-position/current-position.view.tsx')).currentPositionView,
  'bill-rule': async () => (await import('../fields/system/bill-rule/bill-rule.view.tsx')).billRuleView,
  'area-select': async () =>
    (await import('../fields/choice/area-select/area-select.view.tsx')).areaSelectView,
  'auto-complete': async () =>
    (await import('../fields/choice/auto-complete/auto-complete.view.tsx')).autoCompleteView,
  'popup-select': async () =>
    (await import('../fields/records/popup-select/popup-select.view.tsx')).popupSelectView,
  'popup-table-select': async () =>
    (await import('../fields/records/popup-table-select/popup-table-select.view.tsx')).popupTableSelectView,
  'relation-form': async () =>
    (await import('../fields/records/relation-form/relation-form.view.tsx')).relationFormView,
  'relation-attributes': async () =>
    (await import('../fields/records/relation-attributes/relation-attributes.view.tsx'))
      .relationAttributesView,
}

const loaded: Partial<Record<FieldKindName, unknown>> = {}
const fetched = new Map<FieldKindName, ReturnType<ViewLoaders[FieldKindName]>>()
const viewsOfPlan = new WeakMap<FormPlan, Promise<LoadedViews>>()

/** Loads the views of some kinds, each once; a view that failed to load is requested again next time. */
async function loadViews(kinds: Iterable<FieldKindName>, everyWidth = false): Promise<void> {
  await Promise.all(Array.from(new Set(kinds), (kind) => loadView(kind, everyWidth)))
}

const usualKinds: readonly FieldKindName[] = [
  'input',
  'textarea',
  'number',
  'calculate',
  'select',
  'date',
  'user-select',
  'file-upload',
  'sub-table',
]

/** Returns the answer once its form can be drawn. Views of usual kinds load meanwhile, rarer ones afterwards. */
export async function withViews<Answer extends Readonly<{ form: Readonly<Record<string, unknown>> }>>(
  asking: Promise<Answer>,
): Promise<Answer> {
  const usual = loadViews(usualKinds)
  usual.catch(() => {})
  const answer = await asking
  await Promise.all([usual, loadFormViews(answer.form)])
  return answer
}

/** Loads the views of all kinds in a form, before it is opened. */
export function loadFormViews(form: Readonly<Record<string, unknown>>): Promise<void> {
  return loadViews(kindsIn(form))
}

/** Whether a form has no other than the kinds whose views and sentences load ahead. */
export function hasOnlyUsualKinds(form: Readonly<Record<string, unknown>>): boolean {
  return kindsIn(form).every((kind) => usualKinds.includes(kind))
}

/** The kinds in a form or a field as they were sent. */
function kindsIn({ kind, fields }: Readonly<Record<string, unknown>>): FieldKindName[] {
  const inside: readonly Readonly<Record<string, unknown>>[] = Array.isArray(fields) ? fields : []
  const own = typeof kind === 'string' && isFieldKindName(kind) ? [kind] : []
  return [...own, ...inside.flatMap(kindsIn)]
}

/** Loads the views of every kind at every width, for pages on which any field may appear. */
export function loadAllViews(): Promise<void> {
  return loadViews(Object.keys(viewLoaders) as FieldKindName[], true)
}

/**
 * The views of all kinds in a form. Suspends until they are loaded. A plan that had to wait calls `use` in every drawing,
 * and one that had not never does: React goes on with the drawing that waited, and would otherwise take the next hook
 * for one of another.
 */
export function useKindViews(plan: FormPlan): LoadedViews {
  const waited = viewsOfPlan.get(plan)
  if (!waited && kindsOf(plan).every((kind) => loaded[kind])) return loaded as LoadedViews
  return use(waited ?? loadViewsOf(plan))
}

function loadViewsOf(plan: FormPlan): Promise<LoadedViews> {
  const views = loadViews(kindsOf(plan)).then(() => loaded as LoadedViews)
  viewsOfPlan.set(plan, views)
  views.catch(() => viewsOfPlan.delete(plan))
  return views
}

function kindsOf({ byPath }: FormPlan): FieldKindName[] {
  return Array.from(byPath.values(), ({ kindName }) => kindName)
}

async function loadView(kind: FieldKindName, everyWidth: boolean): Promise<void> {
  const view = await fetchView(kind)
  if ('prepare' in view) await view.prepare?.(everyWidth)
  loaded[kind] = view
}

function fetchView(kind: FieldKindName) {
  const known = fetched.get(kind)
  if (known) return known

  const view = viewLoaders[kind]()
  fetched.set(kind, view)
  view.catch(() => fetched.delete(kind))
  return view
}
