import type { World } from './journey.ts'
import { clientOf } from './publish-form.ts'

export type Who = Readonly<{ id: string; name: string }>

/** Somebody of the demo company, as the steps of a flow and the lists of people name him. */
export async function personOf(world: World, account: string): Promise<Who> {
  const { userInfo } = await (await clientOf(world, account)).session.currentUser()
  return { id: userInfo.userId, name: userInfo.userName }
}
