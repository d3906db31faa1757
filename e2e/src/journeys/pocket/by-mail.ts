import type { MailServer } from '@signet/server/testing'
import type { World } from '../../journey.ts'
import { patience, personOf } from '../../person.ts'
import { clientOf } from '../../publish.ts'

/** From now on the manager gets a mail for each request that waits. */
export async function mailTheManager(world: World, { port }: MailServer): Promise<void> {
  const admin = await clientOf(world, 'admin')
  const { id } = await personOf(world, 'manager')
  await admin.organization.updateUser({ id, email: 'manager@office.example' })
  const server = { host: '127.0.0.1', port, security: 'none', fromAddress: 'office@signet.example' }
  await admin.settings.save({ group: 'mail', value: { isOn: true, ...server }, secrets: {}, version: 0 })
  await admin.channels.saveRules({ rules: { waiting: { mail: 'always' } } })
}

/** Waits for a mail, which the server sends by its own clock, and returns what the pattern finds in it. */
export async function untilMailed({ heard }: MailServer, pattern: RegExp): Promise<string> {
  for (let waited = 0; waited < patience; waited += 100) {
    for (const { text } of heard) {
      const plain = text.replaceAll(/=?\r\n[ \t]?/g, '').replaceAll('=3D', '=')
      const [found] = pattern.exec(plain) ?? []
      if (found !== undefined) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came with ${pattern}`)
}
