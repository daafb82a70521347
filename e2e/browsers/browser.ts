/** What the journey asks of a browser of any engine. */
export type Size = { readonly width: number; readonly height: number }

export type Browser = {
  readonly open: (url: string) => Promise<void>
  /** The value of an expression on the page. */
  readonly read: <T>(expression: string) => Promise<T>
  /** The size of the page within the window. */
  readonly resize: (size: Size) => Promise<void>
  /** What is in the window, as PNG. */
  readonly picture: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}
