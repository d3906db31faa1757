import type { FieldKind, FieldValue, ImportLookup, Reader } from '../src/index.ts'
import { problemOfIssues } from '../src/problems/problem.ts'
import { formulaContext } from './expense-claim.ts'

/** Wraps a kind with settings as the engine does. `read` returns the canonical value or the problem. */
export function kindTest<Settings, Value extends FieldValue>(
  kind: FieldKind<Settings, Value>,
  raw: object = {},
) {
  const settings = kind.settings.parse(raw)
  const schema = kind.value(settings)
  return {
    settings,
    read: (value: unknown) => {
      const parsed = schema.safeParse(value)
      return parsed.success ? parsed.data : problemOfIssues(parsed.error)
    },
    problem: (value: Value) => kind.problem?.(value, settings, formulaContext),
    text: (value: Value, reader: Reader = { locale: 'en-US' }) => kind.text(value, settings, reader),
    parse: (text: string, lookup: ImportLookup = { locale: 'zh-CN' }) => kind.parse?.(text, settings, lookup),
    column: () => kind.column(settings),
    type: () => kind.valueType(settings),
    empty: () => kind.empty(settings),
  }
}
