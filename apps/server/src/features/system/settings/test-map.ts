import { contract, type SettingValues } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { knownPoint, type Places } from '../../../outside/places/index.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import { tryMap } from './check-map.ts'
import { parseSettings } from './check-settings.ts'
import { refuseProblems } from './save-settings.ts'
import { openSecretsOf } from './setting-secrets.ts'

/** Asks with keys that may not be saved yet; a secret that was not typed again is the saved one. */
export const testMap = serve(contract.settings.testMap, async ({ input, actor, tx, server, caller }) => {
  const { map } = await loadSettings(tx)
  const place = { server, tenant: actor.tenant, group: 'map' } as const
  const secrets = { ...openSecretsOf(place, map.sealed), ...input.secrets }
  const context = { server, tenant: actor.tenant, caller, secrets }
  const { value, problems: misshapen } = parseSettings('map', input.value)
  refuseProblems({ server, caller }, 'map', misshapen)
  const { address, tile, problems } = await tryMap(value, context)
  refuseProblems({ server, caller }, 'map', problems)
  return { address: address || (await usualName(server.places, value)), tile }
})

async function usualName(places: Places, value: SettingValues<'map'>): Promise<string> {
  const source = value.places === 'operatorPlaces' ? places.operator : places.bundled
  return (await source.addressOf(knownPoint)).full
}
