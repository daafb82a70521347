/** How many pages a PDF has: each is an object of type Page, and the typesetter leaves those uncompressed. */
export const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0
