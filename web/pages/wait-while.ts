/** Waits, unless the page has gone: then for ever, so that the polling ends with it. Milliseconds. */
export const waitWhile = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
