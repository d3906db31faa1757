import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Office, openOffice } from './office.ts'

type Heard = Readonly<{ from: string; to: readonly string[]; text: string }>

/** A mail server that takes the password `right`, and knows no mailbox of `gone.example`. */
export type MailServer = Readonly<{
  port: number
  /** Mails in order. */
  heard: Heard[]
  close: () => Promise<void>
}>

/** `at` is a port; 0 for any that is free. */
export async function openMailServer(at = 0): Promise<MailServer> {
  const heard: Heard[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password: given }, _session, done) =>
      given === 'right' ? done(null, { user: username }) : done(new Error('Invalid credentials')),
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith('@gone.example') ? done(new Error('No such mailbox')) : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        heard.push({ from, to, text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
  return { port, heard, close: () => new Promise<void>((resolve) => smtp.close(resolve)) }
}

/** An office that mails by a server of its own; `close` closes both. */
export async function openMailOffice(
  options: Parameters<typeof openOffice>[0] = {},
): Promise<Readonly<{ office: Office; mails: MailServer; close: () => Promise<void> }>> {
  const mails = await openMailServer()
  const office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    ...options,
  })
  const value = {
    isOn: true,
    ...{ host: '127.0.0.1', port: mails.port, security: 'none', account: 'office' },
    fromAddress: 'office@signet.example',
  }
  const { settings } = await office.as('admin')
  await settings.save({ group: 'mail', value, secrets: { password: 'right' }, version: 0 })
  return {
    office,
    mails,
    close: async () => {
      await office.close()
      await mails.close()
    },
  }
}
