import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import { z } from 'zod'
import { type Bus, createLocalBus } from './bus.ts'

const topic = 'signet.hints'
const Message = z.object({ node: z.string(), channel: z.string(), hint: z.unknown() })

/**
 * Creates a bus through Redis or Valkey. While Redis is down, hints reach this node only and the client
 * reconnects. Returns before the first connection; `url` is a Redis connection string.
 */
export function createRedisBus(url: string, log: Logger): Bus {
  const node = randomUUID()
  const local = createLocalBus()
  const sender = createClient({ url, disableOfflineQueue: true })
  const receiver = createClient({ url })
  let isInterrupted = false
  // Logs once per interruption, not per attempt to reconnect.
  const warn = (err: unknown) => {
    if (!isInterrupted) log.warn({ err }, 'hints between nodes are interrupted')
    isInterrupted = true
  }

  for (const client of [sender, receiver]) {
    client.on('error', warn)
    client.on('ready', () => {
      isInterrupted = false
    })
    client.connect().catch(warn)
  }
  receiver
    .subscribe(topic, (text) => {
      try {
        receiveHint(text, node, local)
      } catch (err) {
        log.warn({ err }, 'a hint could not be understood')
      }
    })
    .catch(warn)

  return {
    isShared: true,
    subscribe: local.subscribe,
    publish: (channel, hint) => {
      local.publish(channel, hint)
      if (sender.isReady) sender.publish(topic, JSON.stringify({ node, channel, hint })).catch(warn)
    },
    close: async () => {
      await local.close()
      sender.destroy()
      receiver.destroy()
    },
  }
}

function receiveHint(text: string, node: string, local: Bus): void {
  const message = Message.parse(JSON.parse(text))
  if (message.node !== node) local.publish(message.channel, message.hint)
}
