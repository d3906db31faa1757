import { Refusal } from '@signet/std'
import { PrintTemplate } from './print-template.ts'
import type { PrintRefusal } from './refusals.ts'

/** `upgrades[n]` turns a template of version n + 1 into version n + 2; only ever appended to. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>
const upgrades: readonly Upgrade[] = []

/**
 * Reads a stored or sent template: brings an older version up to date, then parses it.
 * Refuses `print.templateInvalid` with the path of the first mistake (`blocks.3.columns`) and its reason.
 */
export function readTemplate(raw: unknown): PrintTemplate {
  const parsed = PrintTemplate.safeParse(upgraded(raw))
  if (parsed.success) return parsed.data

  const [issue] = parsed.error.issues
  const path = (issue?.path ?? []).map(String).join('.')
  throw new Refusal<PrintRefusal>('print.templateInvalid', {
    path: path.slice(0, 200),
    reason: issue?.message ?? '',
  })
}

function upgraded(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return raw
  const { version } = raw
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return raw

  return upgrades
    .slice(version - 1)
    .reduce((older, upgrade) => upgrade(older), raw as Record<string, unknown>)
}

/** Default template of a case: a form with borders, its steps with opinions and signatures, its code and its proof. */
export function caseTemplate(): PrintTemplate {
  return readTemplate({
    version: 1,
    blocks: [
      { kind: 'space', id: 'left', width: 'quarter' },
      { kind: 'text', id: 'title', text: '{$model}', look: 'title', align: 'center', width: 'half' },
      { kind: 'code', id: 'code', width: 'quarter', size: 24, align: 'end' },
      { kind: 'fields', id: 'case', fields: ['$author', '$createdAt', '$status'], columns: 3 },
      { kind: 'fields', id: 'fields' },
      { kind: 'timeline', id: 'steps' },
    ],
    footer: { start: '{$printedBy} {$printedAt}', middle: '{$proof}', end: '{$page} / {$pages}' },
  })
}

/** Default template of a model: all fields, on A4. */
export function defaultTemplate(): PrintTemplate {
  return readTemplate({
    version: 1,
    blocks: [
      { kind: 'text', id: 'title', text: '{$model}', look: 'title', align: 'center' },
      { kind: 'fields', id: 'fields' },
    ],
    footer: { start: '{$printedBy} {$printedAt}', end: '{$page} / {$pages}' },
  })
}
