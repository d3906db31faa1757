import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'

export const version = serveAnyone(contract.system.version, ({ server }) => {
  const { version: sysVersion, build, downloadUrl } = server.product
  return { sysVersion, build, downloadUrl }
})

export const languagePack = serveAnyone(contract.system.languagePack, ({ server, caller }) => ({
  ...server.words.catalogue(caller.locale),
}))
