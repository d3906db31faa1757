import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'

export const languagePack = serveAnyone(contract.system.languagePack, ({ server, caller }) => ({
  ...server.words.catalogue(caller.locale),
}))
