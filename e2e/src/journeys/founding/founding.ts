import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Journey, World } from '../../journey.ts'
import { openIdentities } from '../../open-identities.ts'
import { openAsVisitor } from '../../person.ts'
import { startProduct } from '../../product.ts'
import { makeApplications } from './applications.ts'
import { workWithIt } from './at-work.ts'
import { createAdministrator, importCompany } from './company.ts'
import { designClaim } from './design.ts'
import type { Camera, Founding } from './founder.ts'
import { letOneLeave } from './leaving.ts'
import { administerPart, giveRights } from './rights.ts'
import { switchSingleSignOnOn } from './single-sign-on.ts'

/**
 * A company is founded on an empty server: first administrator, people, rights, a design, applications and single
 * sign-on; then its people work with it, and one of them leaves. The guide of administrators tells the same.
 */
export const founding: Journey = {
  name: 'founding',
  run: (world) => foundCompany(world),
}

/** The steps of the journey on a product of their own; `camera` takes pictures on the way. */
export async function foundCompany(
  { browser, passTime }: World,
  camera: Camera = async () => undefined,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-founding-'))
  const clientSecret = randomBytes(16).toString('hex')
  const { identities, port, address } = await openIdentities(clientSecret)
  const product = await startProduct({
    dataDir,
    port,
    settings: { FIRST_RUN_CODE: '', INNER_HOSTS: '127.0.0.1', PUBLIC_URL: address },
  })
  const desk = { locale: 'en-US', theme: 'light', width: 1280, height: 800, scale: 1 } as const
  const administrator = await openAsVisitor({ browser, product, passTime }, desk)
  const founder: Founding = {
    world: { browser, product, passTime },
    page: administrator.page,
    identities,
    clientSecret,
    camera,
  }
  try {
    await createAdministrator(founder)
    await importCompany(founder)
    await giveRights(founder)
    await designClaim(founder)
    await makeApplications(founder)
    await switchSingleSignOnOn(founder)
    await administerPart(founder)
    await workWithIt(founder)
    await letOneLeave(founder)
    await administrator.leave()
  } finally {
    await product.stop()
    await identities.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
