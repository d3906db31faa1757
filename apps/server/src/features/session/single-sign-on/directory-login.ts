import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { directoryIssuer, findByPassword } from '../../../outside/identity/index.ts'
import { failureListener, findAccount } from '../../../people/sessions/index.ts'
import { directoryAccount } from '../../system/index.ts'
import { openProven, signingOf, welcome } from '../welcome.ts'
import { findVouched } from './find-vouched.ts'
import { explained } from './provider-login.ts'

/** Account and password are those of the directory; wrong ones count and lock like passwords of this product. */
export const loginDirectory = serveAnyone(
  contract.waysIn.loginDirectory,
  async (call) => {
    const { server, caller, input, now } = call
    const found = await findAccount(server.db, server.directories, input.account)
    const { tenant, written: account } = found
    const directory = await directoryAccount(server, tenant)
    if (!directory) throw new Refusal<RefusalCode>('waysIn.directoryOff')
    const { origin } = signingOf(caller)
    const attempt = { found, origin, proof: caller.proof, onFailure: failureListener(call, 'directory') }
    const one = await server.sessions.checkElsewhere(attempt, () =>
      explained({ server, caller }, tenant, 'waysIn.directoryAway', () =>
        findByPassword(server, directory, { account, password: input.password }),
      ),
    )
    const { findBy } = await server.settings.of(tenant, 'ldap')
    const identity = { ...one, issuer: directoryIssuer(directory) }
    const personId = await findVouched(server, tenant, { identity, findBy, now })
    if (personId === undefined) throw new Refusal<RefusalCode>('waysIn.directoryUnknown', { name: one.name })
    const person = { tenant, personId }
    const opened = await openProven(call, { proof: 'provider', person }, 'directory')
    return welcome(call, opened, 'directory')
  },
  { perMinute: 60 },
)
