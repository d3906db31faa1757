import type { outsideKinds } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Snapshot } from '../../../people/directory/index.ts'
import { loadInterfaces, loadSeals } from './definition-store.ts'

/** A person, role or other thing that definitions name and the file doesn't hold. */
export type Outside = Readonly<{
  kind: (typeof outsideKinds)[number]
  id: string
  name: string
  code: string
}>

/** Returns everything of this company that definitions may name. */
export async function loadOutside(tx: Reader, directory: Snapshot): Promise<Outside[]> {
  const { people, roles, groups, posts, organizations } = directory
  const of = (kind: Outside['kind'], rows: ReadonlyMap<string, { id: string; name: string; code: string }>) =>
    [...rows.values()].map(({ id, name, code }) => ({ kind, id, name, code }))
  return [
    ...[...people.values()].map(({ id, name, account }) => ({
      kind: 'person' as const,
      id,
      name,
      code: account,
    })),
    ...of('role', roles),
    ...of('group', groups),
    ...of('position', posts),
    ...of('organization', organizations),
    ...(await loadInterfaces(tx)).map((row) => ({ kind: 'interface' as const, ...row })),
    ...(await loadSeals(tx)).map((row) => ({ kind: 'seal' as const, ...row })),
  ]
}

/** Finds the same thing here: by its id and code, by its code, or by a name that only one has. */
export function matchOutside(own: readonly Outside[], wanted: Outside): Outside | undefined {
  const ofKind = own.filter(({ kind }) => kind === wanted.kind)
  const byCode = ofKind.filter(({ code }) => code !== '' && code === wanted.code)
  const exact = byCode.find(({ id }) => id === wanted.id)
  if (exact) return exact
  if (byCode.length === 1) return byCode[0]
  const byName = ofKind.filter(({ name }) => name === wanted.name)
  return byName.length === 1 ? byName[0] : undefined
}
