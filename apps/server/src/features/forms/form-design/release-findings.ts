import type { ReleaseFinding } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FormPlan, type Locale, type TableStep, tablesOf, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { countFilled, countRows } from '../../../records/record-store/index.ts'

type Words = Readonly<{ t: Translate; locale: Locale }>

/** Returns fields with nothing to choose from: red where somebody has to choose. */
export function findFieldsWithoutOptions(plan: FormPlan, { t, locale }: Words): readonly ReleaseFinding[] {
  const fields = [...plan.byPath.values()].filter(({ kind, settings }) => kind.offersNothing?.(settings))
  return fields.map(({ path, definition: { label, required } }) => ({
    severity: required ? 'red' : 'notice',
    code: 'noOptions',
    message: t('form-design.finding.noOptions', {
      name: textIn(locale, label),
      isRequired: String(required),
    }),
    parts: [path],
  }))
}

export type FormFindings = Readonly<{
  tx: Reader
  tenant: string
  t: Translate
  locale: Locale
  /** The form as published before, whose fields name what is left. */
  published: FormPlan | undefined
}>

/** Returns what the steps of a publication mean for the records that exist. */
export async function describeTableSteps(
  steps: readonly TableStep[],
  context: FormFindings,
): Promise<readonly ReleaseFinding[]> {
  const findings: ReleaseFinding[] = []
  for (const step of steps) {
    const finding = await describeStep(step, context)
    if (finding) findings.push(finding)
  }
  return findings
}

/** Values that are no longer shown are red; the database keeps them. */
async function describeStep(step: TableStep, context: FormFindings): Promise<ReleaseFinding | undefined> {
  switch (step.step) {
    case 'setAsideColumn':
      return whenAny('red', step.step, columnIn(step, context), () => filledRows(step, context))
    case 'widenColumn':
      return whenAny('notice', step.step, columnIn(step, context), () => filledRows(step, context))
    case 'setAsideTable':
      return whenAny('red', step.step, { ...context, name: tableName(step.table, context) }, () =>
        rowsIn(step.table, context),
      )
    case 'createKey':
      return whenAny('notice', step.step, { ...context, name: '' }, () => rowsIn(step.table, context))
    default:
      return undefined
  }
}

type NamedStep = FormFindings & Readonly<{ name: string; path?: string | undefined }>

async function whenAny(
  severity: ReleaseFinding['severity'],
  code: TableStep['step'],
  { t, name, path }: NamedStep,
  count: () => Promise<number>,
): Promise<ReleaseFinding | undefined> {
  const records = await count()
  if (records === 0) return undefined
  const message = t(`form-design.finding.${code}`, { name, count: records })
  return { severity, code, message, parts: path === undefined ? [] : [path] }
}

type ColumnStep = Readonly<{ table: string; column: string }>

const filledRows = ({ table, column }: ColumnStep, { tx, tenant }: FormFindings) =>
  countFilled({ tx, tenant }, table, column)

/** A table of this publication has no rows yet. */
const rowsIn = async (table: string, { tx, tenant, published }: FormFindings) =>
  published && tablesOf(published).some(({ name }) => name === table) ? countRows({ tx, tenant }, table) : 0

function columnIn({ table, column }: ColumnStep, context: FormFindings): NamedStep {
  const { published, locale } = context
  const path =
    published &&
    tablesOf(published)
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column)?.path
  const field = path === undefined ? undefined : published?.byPath.get(path)
  return { ...context, name: (field && textIn(locale, field.definition.label)) || column, path }
}

function tableName(table: string, { published, locale }: FormFindings): string {
  const parent = published && tablesOf(published).find(({ name }) => name === table)?.columns[0]?.path
  const field = parent === undefined ? undefined : published?.byPath.get(parent.split('.')[0] ?? '')
  return (field && textIn(locale, field.definition.label)) || table
}
