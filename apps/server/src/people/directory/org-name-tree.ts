import type { Snapshot } from './snapshot.ts'

/** Joins the names of an organization and its ancestors, topmost first. */
export function orgNameTree({ pathOf }: Pick<Snapshot, 'pathOf'>, organization: string): string {
  return pathOf(organization)
    .map(({ name }) => name)
    .join('/')
}
