import { ImapFlow } from 'imapflow'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import {
  type MailboxServer,
  mailboxPassword,
  minutes,
  missingMailboxServer,
  missingPostOffice,
  type Office,
  openMailboxServer,
  openOffice,
  openPostOffice,
  type PostOffice,
  seconds,
  testClock,
} from '../../../../test/index.ts'

const missing = missingMailboxServer() || missingPostOffice()
const domain = 'office.example'
const host = `mail.${domain}`

describe.skipIf(missing !== '')(`mail between real servers ${missing}`, () => {
  let office: Office
  let mailbox: MailboxServer
  let post: PostOffice
  let flowId: string

  beforeAll(async () => {
    const boxes = ['replies', 'li', 'wang']
    mailbox = await openMailboxServer({ certificate: { host, kind: 'good' }, boxes })
    // One more is known to the server that takes mails than to the one that keeps them.
    post = await openPostOffice(mailbox, { domain, boxes: [...boxes, 'moved'] })
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: [host], resolve: async () => ['127.0.0.1'] },
      publicUrl: 'https://office.signet.example',
      // The mail server stamps mails with the real time.
      clock: testClock(new Date().toISOString()),
    })
    expect(await problemsOf(saveMail({}))).toEqual([])
    expect(await problemsOf(saveReplies({}))).toEqual([])
    await giveAddress('li')
    const { channels } = await office.as('admin')
    await channels.saveRules({ rules: { waiting: { mail: 'always' } } })
    ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
  })
  afterAll(async () => {
    await office.close()
    await post.close()
    await mailbox.close()
  })
  beforeEach(async () => {
    await office.settle()
    for (const table of ['incomingMail', 'messageDelivery'] as const)
      await office.db.tenant('demo').deleteFrom(table).execute()
    await giveAddress('li')
  })

  const save = async (group: 'mail' | 'replies', value: object, password: string) => {
    const { settings } = await office.as('admin')
    const version = (await settings.list()).groups.find((one) => one.group === group)?.version ?? 0
    return settings.save({ group, value: { isOn: true, ...value }, secrets: { password }, version })
  }
  const trusted = () => ({ host, caCertificate: mailbox.authorityPem })
  const saveMail = (more: object, password = mailboxPassword) => {
    const account = { account: 'replies', fromAddress: `replies@${domain}`, fromName: '' }
    return save(
      'mail',
      { ...trusted(), port: post.port, security: 'startTls', ...account, ...more },
      password,
    )
  }
  const saveReplies = (more: object, password = mailboxPassword) => {
    const account = { account: 'replies', address: `replies@${domain}` }
    return save(
      'replies',
      { ...trusted(), port: mailbox.imapsPort, security: 'tls', ...account, ...more },
      password,
    )
  }
  const problemsOf = async (saving: Promise<unknown>) => {
    const answer: unknown = await saving.catch((error: unknown) => error)
    const { problems = [] } = answer as { problems?: readonly { path: string; message: string }[] }
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }
  const giveAddress = async (box: string) =>
    (await office.as('admin')).organization.updateUser({
      id: office.company.people.li,
      email: `${box}@${domain}`,
    })

  /** Every mail of a box, oldest first. */
  const mailsOf = async (box: string): Promise<readonly Email[]> => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port: mailbox.imapPort, secure: false, doSTARTTLS: false, logger: false },
      auth: { user: box, pass: mailboxPassword },
    })
    await client.connect()
    await client.mailboxOpen('INBOX')
    const found: Email[] = []
    for await (const { source } of client.fetch('1:*', { source: true }))
      if (source) found.push(await PostalMime.parse(source))
    await client.logout()
    return found
  }
  /** The first mail of a box that is meant, as soon as the servers have passed it on. */
  const waitFor = async (box: string, isMeant: (mail: Email) => boolean): Promise<Email> => {
    let found: Email | undefined
    await expect
      .poll(
        async () => {
          found = (await mailsOf(box)).find(isMeant)
          return found !== undefined
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(true)
    if (!found) throw new Error(`No mail came into the box ${box}.`)
    return found
  }

  /** Launches a case of which a mail goes out. */
  const launched = async () => {
    const caseId = await launchAs(office, 'employee', flowId)
    await after(15)
    return caseId
  }
  const after = async (time: number) => {
    await office.settle()
    office.clock.pass(seconds(time))
    await office.settle()
  }
  const delivery = async () => (await (await office.as('admin')).channels.deliveries({})).list[0]
  const failingSince = async () =>
    (await (await office.as('admin')).channels.rules({})).channels.find(({ name }) => name === 'mail')
      ?.failingSince
  const cameIn = async () => (await (await office.as('admin')).channels.replies({})).list
  const comments = async (caseId: string) =>
    (await (await office.as('employee')).approvals.comments({ caseId })).list
  const idOfCase = async (caseId: string) =>
    office.db
      .tenant('demo')
      .selectFrom('replyAddress')
      .where('caseId', '=', caseId)
      .select('messageId')
      .executeTakeFirstOrThrow()
  const mailAbout = async (caseId: string) => {
    const { messageId } = await idOfCase(caseId)
    return waitFor('li', (mail) => mail.messageId === messageId)
  }

  test('a mail goes out by STARTTLS with a login, its reader answers, and the answer is a comment', async () => {
    const caseId = await launched()
    const mail = await mailAbout(caseId)
    expect(await delivery()).toMatchObject({ state: 'sent', target: `li@${domain}` })
    expect(mail.from?.address).toBe(`replies@${domain}`)
    const received = mail.headers.filter(({ key }) => key === 'received').map(({ value }) => value)
    expect(received).toContainEqual(expect.stringContaining('with ESMTPSA'))

    const program = createTransport({
      ...{ host: '127.0.0.1', port: post.port, requireTLS: true },
      tls: { servername: host, ca: mailbox.authorityPem },
      auth: { user: 'li', pass: mailboxPassword },
    })
    const messageId = `<answer@${domain}>`
    await program.sendMail({
      ...{ from: `Li Wei <li@${domain}>`, to: mail.replyTo?.[0]?.address ?? '', messageId },
      ...{ subject: `Re: ${mail.subject}`, inReplyTo: mail.messageId ?? '', text: 'The hotel is fine.' },
    })
    program.close()
    await waitFor('replies', (one) => one.messageId === messageId)
    office.clock.pass(minutes(6))
    await office.settle()

    expect(await comments(caseId)).toMatchObject([
      { text: 'The hotel is fine.', by: { id: office.company.people.li } },
    ])
    expect(await cameIn()).toMatchObject([{ state: 'comment', fromAddress: `li@${domain}` }])
  })

  test('an address that the server does not know is given up at once, with the words of the server', async () => {
    await giveAddress('nowhere')
    await launched()
    const { state, attempts, nextAttemptAt, reason } = (await delivery()) ?? {}
    expect({ state, attempts, nextAttemptAt }).toEqual({ state: 'failed', attempts: 1, nextAttemptAt: null })
    expect(reason).toContain('550')
    expect(reason).toContain(`nowhere@${domain}`)
  })

  test('a receiver that is put off (greylisting) gets the mail at the next attempt', async () => {
    post.greylist.add(`li@${domain}`)
    const caseId = await launched()
    expect(post.putOff.splice(0)).toEqual([`li@${domain}`])
    expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1 })
    expect((await delivery())?.reason).toContain('要求稍后再试')
    expect(await failingSince()).toBe(null)

    await after(60)
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 2 })
    await mailAbout(caseId)
  })

  test('a server that is away is tried again, and the mail arrives once', async () => {
    await post.stop()
    const caseId = await launched()
    expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1 })
    expect((await delivery())?.reason).toContain('无法连接')

    await post.start()
    await after(60)
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 2 })
    const { messageId } = await mailAbout(caseId)
    expect((await mailsOf('li')).filter((mail) => mail.messageId === messageId)).toHaveLength(1)
  })

  test('a mail that comes back as undeliverable is no comment and gets no answer', async () => {
    await giveAddress('moved')
    const caseId = await launched()
    expect(await delivery()).toMatchObject({ state: 'sent' })
    const bounce = await waitFor('replies', ({ from }) => from?.address === `MAILER-DAEMON@${host}`)
    expect(bounce.headers.find(({ key }) => key === 'content-type')?.value).toContain('multipart/report')
    office.clock.pass(minutes(6))
    await office.settle()

    expect(await comments(caseId)).toEqual([])
    expect(await cameIn()).toMatchObject([{ state: 'ignored', isAnswered: false }])
  })

  describe('with a certificate', () => {
    test.each([
      ['mail by TLS', () => saveMail({ ...untrusted, security: 'tls', port: post.securePort })],
      ['mail by STARTTLS', () => saveMail(untrusted)],
      ['replies by TLS', () => saveReplies(untrusted)],
      [
        'replies by STARTTLS',
        () => saveReplies({ ...untrusted, security: 'startTls', port: mailbox.imapPort }),
      ],
    ])('an authority that is not given is refused: %s', async (_name, saving) => {
      expect(await problemsOf(saving())).toEqual([
        `host: ${host} 的证书由未知的机构签发，请填写该机构的 CA 证书`,
      ])
    })
    const untrusted = { caCertificate: '' }

    test('a mail server inside TLS is taken with the authority', async () => {
      expect(await problemsOf(saveMail({ security: 'tls', port: post.securePort }))).toEqual([])
      expect(await problemsOf(saveMail({}))).toEqual([])
    })

    test('a mailbox by STARTTLS is taken with the authority, and refused with a wrong password', async () => {
      const startTls = { security: 'startTls', port: mailbox.imapPort }
      expect(await problemsOf(saveReplies(startTls, 'wrong'))).toEqual([expect.stringContaining('account: ')])
      expect(await problemsOf(saveReplies(startTls))).toEqual([])
      expect(await problemsOf(saveReplies({}))).toEqual([])
    })

    test('what is no certificate is refused at its field', async () => {
      for (const save of [saveMail, saveReplies])
        expect(await problemsOf(save({ caCertificate: 'nonsense' }))).toEqual([
          'caCertificate: 这不是 PEM 格式的证书',
        ])
    })
  })
})
