import { contract } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { callerOf } from '../../http/caller.ts'
import { success } from '../../http/envelope.ts'
import { type Cacheable, cacheable, sendCacheable } from '../../http/send-cacheable.ts'
import type { Route } from '../../http/serve.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'

export const version = serveAnyone(contract.system.version, ({ server }) => {
  const { version: sysVersion, build, downloadUrl } = server.product
  return { sysVersion, build, downloadUrl }
})

/** Texts change with the server alone, so each language is packed once. */
export const languagePack: Route = (app, { words }) => {
  const { method, path, output } = contract.system.languagePack
  const packs = new Map<Locale, Cacheable>()
  const packOf = (locale: Locale) => {
    const known = packs.get(locale)
    if (known) return known
    const pack = cacheable(
      'application/json',
      JSON.stringify(success(output.parse({ ...words.catalogue(locale) }))),
    )
    packs.set(locale, pack)
    return pack
  }
  app.route({
    method,
    url: path,
    config: { perMinute: 600 },
    handler: async (request, reply) => sendCacheable(request, reply, packOf(callerOf(request).locale)),
  })
}
