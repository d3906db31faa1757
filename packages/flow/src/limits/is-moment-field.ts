import type { Scope } from '@signet/formula'

const moments: ReadonlySet<string> = new Set(['date', 'datetime'])

/** Whether a form field names a moment. */
export function isMomentField(scope: Scope, field: string): boolean {
  const type = Object.hasOwn(scope, field) ? scope[field] : undefined
  return typeof type === 'string' && moments.has(type)
}
