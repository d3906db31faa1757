/** The page of the client as it starts inside the app. */
export declare function packagePage(page: string): string
