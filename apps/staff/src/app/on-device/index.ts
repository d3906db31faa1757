import { keepAnswers } from './keep-answers.ts'
import { keepFiles } from './keep-files.ts'

/** Keeps files and answers on the device, so that the client opens and reads without a network. */
export function keepOnDevice(options: Parameters<typeof keepAnswers>[0]): void {
  keepAnswers(options)
  void keepFiles().catch(options.warn)
}
