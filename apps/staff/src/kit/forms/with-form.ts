import { hasOnlyUsualKinds, withViews } from '@signet/form-ui'
import { addTexts } from '../context/catalogues.ts'

/** Returns the answer once its form can be drawn: the views of its kinds and their sentences have loaded. */
export async function withForm<Answer extends Readonly<{ form: Readonly<Record<string, unknown>> }>>(
  asking: Promise<Answer>,
): Promise<Answer> {
  const texts = asking.then(({ form }) => (hasOnlyUsualKinds(form) ? undefined : addTexts('later')))
  return (await Promise.all([withViews(asking), texts]))[0]
}
