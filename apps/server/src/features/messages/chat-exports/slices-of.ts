/** Messages of which a part of a file is written before other calls have their turn. */
const most = 200

export function* slicesOf<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most)
}
