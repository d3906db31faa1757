import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, type Office, type OfficeSocket, openOffice, openSocket } from '../../test/index.ts'
import { limits } from './limits.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

async function line(account: Account) {
  const socket = await office.socket(account)
  const { onlineUsers } = await socket.next('initMessage')
  return { ...socket, onlineUsers }
}

/** Closes a person's socket and waits until the server knows. */
async function leave(socket: OfficeSocket, account: Account) {
  const personId = office.company.people[account]
  socket.close()
  await expect.poll(() => office.app.server.sockets.online('demo'), { interval: 5 }).not.toContain(personId)
}

/** Lets the time pass after which people who left count as gone. */
function passAbsence() {
  office.clock.pass(limits.absent)
  office.app.server.sockets.beat()
}

/** What a socket heard of a person, once it has heard the frame that the test publishes last. */
async function heardOf(watcher: OfficeSocket, account: Account) {
  const frame = { method: 'refresh', msg: 'last' } as const
  office.app.server.sockets.publish({ tenant: 'demo', personIds: 'everybody', frame })
  await watcher.next('refresh')
  const personId = office.company.people[account]
  return watcher.frames.flatMap((one) =>
    (one.method === 'Online' || one.method === 'Offline') && one.userId === personId ? [one.method] : [],
  )
}

test('colleagues see who comes online and leaves; other tenants do not', async () => {
  const watcher = await line('director')
  const { token } = await office.client().session.login({ account: 'admin@other', password: 'signet-demo' })
  const address = `${(await office.address()).replace('http', 'ws')}/websocket/${token}`
  const hello = { method: 'OnConnection', token, mobileDevice: true, systemId: '' }
  const stranger = await openSocket({ address, hello })
  const init = await stranger.next('initMessage')
  await leave(await line('manager'), 'manager')
  passAbsence()

  expect(await heardOf(watcher, 'manager')).toEqual(['Online', 'Offline'])
  expect(init.onlineUsers).not.toContain(office.company.people.director)
  const heard = stranger.frames.flatMap((frame) => (frame.method === 'Online' ? [frame.userId] : []))
  expect(heard).toEqual([init.userId])
  stranger.close()
})

test('a line that breaks and comes back is announced to no one, and counts as online in between', async () => {
  const watcher = await line('director')
  await leave(await line('manager'), 'manager')
  const { onlineUsers } = await line('finance')
  await line('manager')
  passAbsence()

  expect(await heardOf(watcher, 'manager')).toEqual(['Online'])
  expect(onlineUsers).toContain(office.company.people.manager)
})

test('a person who left another node and is connected here is announced again', async () => {
  const watcher = await line('director')
  await line('manager')
  const frame = { method: 'Offline', userId: office.company.people.manager } as const
  office.app.server.sockets.publish({ tenant: 'demo', personIds: 'everybody', frame })

  expect(await heardOf(watcher, 'manager')).toEqual(['Online', 'Offline', 'Online'])
})
