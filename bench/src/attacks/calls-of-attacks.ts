import { contract } from '@signet/contract'
import type { HostileCall } from './watched-calls.ts'

const { records, session, organization, system } = contract

/** The calls that take this text where people type: searches, filters, records, names, links and the sign-in. */
export function callsWithText(modelId: string, text: string): readonly HostileCall[] {
  const inPath = encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed())
  const list = records.list.path.replace(':modelId', modelId)
  const post = (path: string, input: object): HostileCall => ({
    method: 'POST',
    path,
    body: JSON.stringify(input),
  })
  return [
    post(list, { keyword: text }),
    post(list, { filter: [{ field: 'title', operator: 'contains', value: text }] }),
    post(list, { sort: [{ field: text }], cursor: text }),
    post(records.create.path.replace(':modelId', modelId), { values: { title: text, period: [text, text] } }),
    post(organization.createRole.path, { fullName: text, enCode: text }),
    { method: organization.users.method, path: `${organization.users.path}?keyword=${inPath}` },
    { method: system.externalLink.method, path: `${system.externalLink.path}?url=${inPath}` },
    { method: 'GET', path: `/api/file/${inPath}` },
    { method: 'GET', path: `/${inPath}` },
    {
      method: 'GET',
      path: `/studio/${inPath}`,
      headers: { 'Accept-Language': encodeURI(inPath), 'App-Origin': inPath },
    },
  ]
}

/** A sign-in with this text as the account or the password. */
export function signInWith(text: string): HostileCall {
  return { method: 'POST', path: session.login.path, body: JSON.stringify({ account: text, password: text }) }
}

/** The same bytes as the body of calls that write and that search. */
export function callsWithBody(modelId: string, bytes: Buffer): readonly HostileCall[] {
  return [session.login, records.list, records.create, organization.createRole].map(({ path }) => ({
    method: 'POST',
    path: path.replace(':modelId', modelId),
    body: new Uint8Array(bytes),
  }))
}
