/** The file is no register of charities, or only a part of one. What was imported before stays. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport'
}
