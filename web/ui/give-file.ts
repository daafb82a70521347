/** Gives the browser a file to keep under this name. */
export const giveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Long enough for the browser to start the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
