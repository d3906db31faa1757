import type { SocketFolder } from './socket-folder.ts'

/** No password: the kernel says who is at the socket. */
export function embeddedUrl({ path }: SocketFolder): string {
  return `postgresql://signet@localhost/postgres?host=${encodeURIComponent(path)}`
}
