import { type Envelope, RefusalData } from '@signet/contract'

/** The code of a refusal and its sentence; both empty for what was done. */
export function refusalOf(answer: Envelope | undefined): Readonly<{ refusal: string; message: string }> {
  if (answer === undefined) return { refusal: 'server.failed', message: '' }
  if (answer.code === 200) return { refusal: '', message: '' }
  return { refusal: RefusalData.parse(answer.data).refusal, message: answer.msg }
}
