import { contract, type Endpoint, isWriting, keyNeedOf } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'
import { insertKey, newKeySecret } from '../../people/access-keys/index.ts'

const endpoints = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries(group).map(([name, endpoint]): readonly [string, string, Endpoint] => [
    area,
    name,
    endpoint,
  ]),
)

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** The secret of a key of the administrator with these scopes. */
const secrets = new Map<string, Promise<string>>()
function secretWith(...scopes: string[]): Promise<string> {
  const known = secrets.get(scopes.join()) ?? keyWith(scopes)
  secrets.set(scopes.join(), known)
  return known
}

async function keyWith(scopes: string[]): Promise<string> {
  const { secret, ...kept } = newKeySecret('program', office.app.server.random)
  const { admin } = office.company.people
  const at = new Date(office.clock()).toISOString()
  const places = { id: office.app.server.newId(), tenantCode: 'demo', kind: 'program', name: 'k' } as const
  const people = { ownerId: admin, personId: admin, createdBy: admin }
  const times = { createdAt: at, changedAt: at, expiresAt: null }
  await insertKey(office.db.platform, {
    ...{ ...kept, ...places, ...people, ...times },
    ...{ scopes, networks: [], perMinute: 1 },
  })
  return secret
}

async function isOpenWith({ method, path }: Endpoint, ...scopes: string[]): Promise<boolean> {
  const answer = await office.app.http.inject({
    method,
    url: path.replace(/:\w+/g, 'x'),
    headers: { authorization: `Bearer ${await secretWith(...scopes)}` },
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return answer.json().data?.refusal !== 'accessKeys.outsideScope'
}

/** Without a scope, to read, to write, and both with the scope of administrators. */
const columns = (area: string) => [
  ['nothing.read'],
  [`${area}.read`],
  [`${area}.write`],
  ['nothing.read', 'administration'],
  [`${area}.read`, 'administration'],
  [`${area}.write`, 'administration'],
]

const guarded = endpoints.filter(([, , { access }]) => access !== 'anyone')

test.each(guarded)('%s.%s asks a key for its scope', async (area, name, one) => {
  const opened: boolean[] = []
  for (const scopes of columns(area)) opened.push(await isOpenWith(one, ...scopes))

  const isOpen = keyNeedOf(area, name, one) !== undefined
  const forMembers = isOpen && one.access === 'member'
  const reads = !isWriting(one)
  expect(opened).toEqual([false, forMembers && reads, forMembers, false, isOpen && reads, isOpen])
})

test('these calls take no key at all', () => {
  const closed = guarded.filter(([area, name, one]) => keyNeedOf(area, name, one) === undefined)
  const byArea = Map.groupBy(closed, ([area]) => area)
  const table = Object.fromEntries(
    [...byArea].map(([area, calls]) => [area, calls.map(([, name]) => name).join(' ')]),
  )

  expect(table).toMatchInlineSnapshot(`
    {
      "accessKeys": "scopes list create open update rotate revoke calls mine createMine removeMine",
      "account": "passwordRules changePassword devices endDevice endOtherDevices signIns deviceKey secondFactor enrolSecondFactor confirmSecondFactor renewRecoveryCodes removeSecondFactor resetSecondFactor",
      "approvals": "flowSecret renewFlowSecret",
      "authorizationGroups": "list selector rights preview create update setEnabled previewEnabled remove removeMany",
      "billRules": "exportLedger",
      "chatExports": "download",
      "documents": "download pack",
      "evidence": "exportHistory bundleCase printCase",
      "externals": "invite",
      "files": "pack",
      "grades": "list create update remove",
      "logs": "exportLog",
      "myself": "cancellationPreview cancel",
      "organization": "createUser",
      "passkeys": "beginConfirmation confirm list beginRegistration register rename remove resetOf",
      "people": "viewAs resetPassword",
      "recordSheets": "exportRecords template startImport currentImport previewImport commitImport importErrors cancelImport",
      "scanLogin": "setStatus confirm",
      "session": "passwordMessage confirm logout socketTicket",
      "shortLinks": "switchOn",
      "socials": "list beginBinding bind unbind",
      "triggers": "renewAddress",
      "waysIn": "smsOutbox",
      "webhooks": "create setRobotSecret rotateSecret",
    }
  `)
})

test('calls that take no session take no notice of a key', async () => {
  const headers = { authorization: `Bearer ${await secretWith('nothing.read')}` }
  for (const [area, name] of [
    ['session', 'login'],
    ['waysIn', 'resetPassword'],
  ] as const) {
    const one = endpoints.find(([a, n]) => a === area && n === name)?.[2]
    const answer = await office.app.http.inject({
      method: 'POST',
      url: one?.path ?? '',
      headers,
      payload: {},
    })
    expect(answer.json().data.refusal).not.toBe('accessKeys.outsideScope')
  }
})
