import { z } from 'zod'
import { Done, Empty, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import { type SettingGroup, settingGroups } from './setting-groups.ts'

const Group = z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]])
const Value = z.record(z.string().max(40), z.json())
/** New secrets by field: a text replaces the secret, an empty one removes it, a missing one keeps it. */
const NewSecrets = z.record(z.string().max(40), z.string().max(500)).default({})
/** Counts the changes of a group, so that a save cannot overwrite an unseen one; 0 was never changed. */
const Version = z.int().min(0).max(2_147_483_647)

const Shown = z.object({
  group: Group,
  value: Value,
  version: Version,
  /** Names of the secrets that are set. */
  secrets: z.array(z.string()),
})

export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/SysConfig',
    access: 'administrator',
    summary: 'Get all settings of the company by group, without secrets',
    input: Empty,
    output: z.object({ groups: z.array(Shown) }),
    refusals: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/system/SysConfig/:group',
    access: 'administrator',
    summary: 'Save a group of settings; one that cannot work is refused at its field',
    input: z.object({ group: Group, value: Value, secrets: NewSecrets, version: Version }),
    output: z.object({ version: Version }),
    refusals: ['form.valuesRefused', 'settings.changedMeanwhile', 'secrets.noKey'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/system/SysConfig/:group/changes',
    access: 'administrator',
    summary: 'Get the last 50 changes of a group, newest first; secrets and pictures are only named',
    input: z.object({ group: Group }),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          version: Version,
          at: z.string(),
          by: PersonRef,
          isUndo: z.boolean(),
          fields: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
          secrets: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/system/SysConfig/changes/:id/undo',
    access: 'administrator',
    summary: 'Give the fields of a change their values from before; secrets stay as they are',
    input: z.object({ id: Id, version: Version }),
    output: z.object({ version: Version }),
    refusals: ['form.valuesRefused', 'settings.changeNotFound', 'settings.changedMeanwhile'],
  }),
  providerAddresses: endpoint({
    method: 'GET',
    path: '/api/system/SysConfig/providers/addresses',
    access: 'administrator',
    summary:
      'Get the addresses that are registered at a provider of identities; empty without a public address',
    input: Empty,
    output: z.object({
      /** The page that OpenID Connect sends browsers back to. */
      openIdReturn: z.string(),
      openIdLogout: z.string(),
      /** The entity ID of this product, where its metadata is too. */
      samlMetadata: z.string(),
      /** Where SAML answers are posted (assertion consumer service). */
      samlAnswer: z.string(),
      /** Where the provider sends browsers for single logout. */
      samlLogout: z.string(),
    }),
    refusals: [],
  }),
  filePlaces: endpoint({
    method: 'GET',
    path: '/api/system/SysConfig/storage/places',
    access: 'administrator',
    summary: 'Get how many files are kept where, how many are still to move, and why some could not',
    input: Empty,
    output: z.object({
      places: z.array(
        z.object({
          /** Endpoint, bucket and folder; empty for the folder of the server. */
          name: z.string(),
          isChosen: z.boolean(),
          files: z.int(),
          bytes: z.number(),
        }),
      ),
      /** Files on their way, which includes failed ones. */
      waiting: z.int(),
      failed: z.int(),
      /** Why the last one failed, in the caller’s language; empty if none did. */
      reason: z.string(),
    }),
    refusals: [],
  }),
  moveFiles: endpoint({
    method: 'POST',
    path: '/api/system/SysConfig/storage/move',
    access: 'administrator',
    summary: 'Begin to move all files that are not in the chosen place, also those that failed',
    input: Empty,
    isRepeatable: true,
    output: z.object({ waiting: z.int() }),
    refusals: [],
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/system/SysConfig/mail/test',
    access: 'administrator',
    summary: 'Send a test mail with an account as it is on screen, saved or not',
    input: z.object({ to: z.email().max(200), value: Value, secrets: NewSecrets }),
    isRepeatable: true,
    output: Done,
    refusals: ['form.valuesRefused'],
  }),
  testSms: endpoint({
    method: 'POST',
    path: '/api/system/SysConfig/sms/test',
    access: 'administrator',
    summary: 'Send a test message, with the template and a sample code, by an account as it is on screen',
    input: z.object({
      to: z
        .string()
        .trim()
        .regex(/^\+?\d[\d -]{4,24}$/),
      value: Value,
      secrets: NewSecrets,
    }),
    isRepeatable: true,
    output: Done,
    refusals: ['form.valuesRefused'],
  }),
  testMap: endpoint({
    method: 'POST',
    path: '/api/system/SysConfig/map/test',
    access: 'administrator',
    summary: 'Ask the sources of a map as they are on screen, saved or not, for a well-known point',
    input: z.object({ value: Value, secrets: NewSecrets }),
    isRepeatable: true,
    output: z.object({
      /** What the source of places calls the point. */
      address: z.string(),
      /** The picture of the region as a data address; empty when the map draws itself or the operator chooses. */
      tile: z.string(),
    }),
    refusals: ['form.valuesRefused'],
  }),
}
