import type { Definition } from './definition-store.ts'

/** Replaces the company in a file, so that a file says nothing of whose it was. */
const anyCompany = '/api/Icon/-/'

function addressAt(tenant: string): string {
  return `/api/Icon/${tenant}/`
}

/** Returns definitions as a file names icons, and the ids of those that they show. */
export function packedIcons<One extends Pick<Definition, 'content'>>(
  definitions: readonly One[],
  tenant: string,
): Readonly<{ definitions: readonly One[]; ids: readonly string[] }> {
  const text = JSON.stringify(definitions).replaceAll(addressAt(tenant), anyCompany)
  const ids = [...text.matchAll(/"\/api\/Icon\/-\/([\w-]{16})"/g)].map(([, id = '']) => id)
  return { definitions: JSON.parse(text) as One[], ids: [...new Set(ids)].sort() }
}

/** Returns definitions of a file as this company names icons. */
export function unpackedIcons<One extends Pick<Definition, 'content'>>(
  definitions: readonly One[],
  tenant: string,
): One[] {
  return JSON.parse(JSON.stringify(definitions).replaceAll(anyCompany, addressAt(tenant))) as One[]
}
