import { type SettingGroup, secretFields } from '@signet/contract'
import { settingPlace } from '../../../outside/secrets/index.ts'
import type { Server } from '../../../server.ts'

type Place = Readonly<{ server: Pick<Server, 'secrets'>; tenant: string; group: SettingGroup }>
type Texts = Readonly<Record<string, string>>

/** Opens all secrets of a group; one that is not set is an empty text. */
export function openSecretsOf({ server, tenant, group }: Place, sealed: Texts): Texts {
  const entries = secretFields[group].map((field) => {
    const text = sealed[field]
    return [field, text ? server.secrets.open(text, settingPlace(tenant, group, field)) : '']
  })
  return Object.fromEntries(entries)
}

/** Returns the sealed secrets of a group after a change: replaced ones sealed, emptied ones removed. */
export function sealSecrets({ server, tenant, group }: Place, stored: Texts, given: Texts): Texts {
  const entries = secretFields[group].flatMap((field) => {
    const text = given[field]
    if (text === undefined) return stored[field] ? [[field, stored[field]] as const] : []
    return text === ''
      ? []
      : [[field, server.secrets.seal(text, settingPlace(tenant, group, field))] as const]
  })
  return Object.fromEntries(entries)
}
