/** "will-7F3K-21QX.pdf": the name of a file with the code of its will before the ending. */
export const fileOfWill = (file: string, code: string | undefined): string =>
  code === undefined ? file : file.replace(/(?=\.[a-z]+$)/, `-${code}`)
