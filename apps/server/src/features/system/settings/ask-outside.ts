import { askedSystems, contract } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { problemsOf } from '../../../http/envelope.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import { checkSettings } from './check-settings.ts'
import { refusalOf } from './save-settings.ts'
import { openSecretsOf } from './setting-secrets.ts'

type Asked = (typeof askedSystems)[number]
type Asking = Pick<Call<typeof contract.monitor.outside>, 'actor' | 'server' | 'caller'>
type Stored = Awaited<ReturnType<typeof loadSettings>>

/** Checks what is saved as saving it would, all systems at once. */
export const askOutside = serve(contract.monitor.outside, async ({ tx, ...call }) => ({
  list: await askAll(tx, call),
}))

async function askAll(db: Reader, call: Asking) {
  const stored = await loadSettings(db)
  const used = askedSystems.filter((name) => isUsed(stored, name))
  return Promise.all(used.map(async (name) => ({ name, failure: await failureOf(call, name, stored) })))
}

/** Whether the company uses the system; what is not used is not asked. */
function isUsed(stored: Stored, name: Asked): boolean {
  if (name === 'storage') return stored.storage.value.place === 'objects'
  if (name === 'map') {
    const { places, tileSource } = stored.map.value
    return places === 'amap' || tileSource === 'ownTiles'
  }
  const { value } = stored[name]
  return value.isOn || ('sendsNotices' in value && value.sendsNotices)
}

/** The sentence that saving would refuse with; empty when the system works. */
async function failureOf(call: Asking, name: Asked, stored: Stored): Promise<string> {
  const { actor, server, caller } = call
  const { tenant } = actor
  const { value, sealed } = stored[name]
  const say = server.words.t(caller.locale)
  try {
    const secrets = openSecretsOf({ server, tenant, group: name }, sealed)
    const { problems } = await checkSettings(name, value, { server, tenant, caller, secrets })
    const said = problemsOf(refusalOf({ server, caller }, name, problems), say, caller.locale)
    return said.map(({ message }) => message).join(' ')
  } catch (error) {
    if (error instanceof Refusal) return say(error.code, error.params)
    throw error
  }
}
