import type { OpenedCase } from '../queries.ts'

/** Whether it is the starter's own form again: a draft, or a case that came back. */
export function isOwnForm({ allowed }: Pick<OpenedCase, 'allowed'>): boolean {
  return allowed.launch || allowed.saveDraft
}

/** Whether the person may edit anything in it now. */
export function isWritable({ allowed, rights }: Pick<OpenedCase, 'allowed' | 'rights'>): boolean {
  const mayWrite = isOwnForm({ allowed }) || allowed.agree || allowed.handle || allowed.help
  return mayWrite && Object.values(rights).some((right) => right === 'write' || right === 'required')
}
