/** Gives the browser a file to keep. */
export const giveFile = (text: string, type: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Long enough for the browser to start the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
