import { settingGroups } from '@signet/contract'
import type { Server } from '../../server.ts'
import { pictureAddress } from '../system/index.ts'

/** Returns how a company presents itself, under the inherited names; the product's own look without a company. */
export async function identityOf(server: Server, tenant: string | undefined) {
  const identity =
    tenant === undefined ? settingGroups.identity.parse({}) : await server.settings.of(tenant, 'identity')
  const { systemName: sysName, companyName, copyright, loginWords, accent: sysTheme } = identity
  const addressOf = (name: 'logo' | 'loginPicture') =>
    tenant === undefined ? '' : pictureAddress(tenant, name, identity)
  return {
    sysName,
    companyName,
    copyright,
    loginWords,
    sysTheme,
    logoIcon: addressOf('logo'),
    loginIcon: addressOf('loginPicture'),
  }
}
