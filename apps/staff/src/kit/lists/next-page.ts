type Pages = Readonly<{
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<unknown>
}>

/** Loads the next page of a query at the end of its list, and says why the last attempt failed. */
export function nextPageOf({ hasNextPage, isFetchingNextPage, fetchNextPage, ...pages }: Pages) {
  return {
    hasMore: hasNextPage,
    failure: pages.isFetchNextPageError && !isFetchingNextPage ? pages.error : null,
    onEnd: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
  }
}
