import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PDFCheckBox, PDFField, PDFFont } from '@cantoo/pdf-lib'
import type { FormAnswer } from '#drafting/pack/lpa-form.ts'

/** A blank PDF with form fields (AcroForm), and what to fill in. */
export type FormInput = { readonly blank: Uint8Array; readonly answers: readonly FormAnswer[] }

/** A file is no PDF, is protected with a password, or has no form fields. */
export class NotAForm extends Error {
  override readonly name = 'NotAForm'
}

const require = createRequire(import.meta.url)
const FONT = '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'

/** Loaded with the first form or picture: most packs have none, and a server starts without it. */
export const pdfLibrary = () => import('@cantoo/pdf-lib')
type Library = Awaited<ReturnType<typeof pdfLibrary>>

const opened = async (blank: Uint8Array) => {
  const { PDFDocument } = await pdfLibrary()
  try {
    return await PDFDocument.load(blank, { updateMetadata: false, password: '' })
  } catch (cause) {
    throw new NotAForm('It is no PDF that can be read, or is protected with a password.', { cause })
  }
}

/** The names of the fields of a blank PDF, in its order. Throws NotAForm. */
export const fieldsOfForm = async (blank: Uint8Array): Promise<string[]> => {
  const names = (await opened(blank))
    .getForm()
    .getFields()
    .map((field) => field.getName())
  if (names.length === 0) throw new NotAForm('It has no form fields.')
  return names
}

/** One of several boxes of the same name is ticked by the name of its "on" state. */
const tickOption = ({ acroField }: PDFCheckBox, option: string, { PDFName }: Library): void => {
  const widgets = acroField.getWidgets()
  const chosen = widgets.map((widget) => widget.getOnValue()).find((value) => value?.decodeText() === option)
  if (!chosen) return
  acroField.dict.set(PDFName.of('V'), chosen)
  for (const widget of widgets) widget.setAppearanceState(widget.getOnValue() === chosen ? chosen : PDFName.of('Off'))
}

/** Where no font has a character of the words, the field is left empty, to be written in by hand. */
const isPrintable = (font: PDFFont, words: string): boolean => {
  const characters = new Set(font.getCharacterSet())
  return [...words.replaceAll('\n', '')].every((each) => characters.has(each.codePointAt(0) ?? 0))
}

/** Fills in one field. An answer that the field cannot take leaves it empty. */
const fillField = (field: PDFField, value: FormAnswer['value'], font: PDFFont, pdf: Library): void => {
  if (field instanceof pdf.PDFCheckBox) {
    if (value === true) field.check()
    else tickOption(field, value, pdf)
    return
  }
  if (value === true) return
  if (field instanceof pdf.PDFTextField) {
    const room = field.getMaxLength() ?? Number.POSITIVE_INFINITY
    if (value.length <= room && isPrintable(font, value)) field.setText(value)
  }
  const isChoice = field instanceof pdf.PDFRadioGroup || field instanceof pdf.PDFDropdown
  if (isChoice && field.getOptions().includes(value)) field.select(value)
}

/**
 * Fills in a blank PDF. Fields without an answer stay as they are, and the fields can still be changed in the file.
 * Answers for fields that the PDF does not have are left out. Throws NotAForm.
 */
export const fillForm = async ({ blank, answers }: FormInput): Promise<{ pdf: Uint8Array; pages: number }> => {
  const document = await opened(blank)
  const pdf = await pdfLibrary()
  const { default: fontkit } = await import('@pdf-lib/fontkit')
  document.registerFontkit(fontkit)
  const font = await document.embedFont(readFileSync(require.resolve(FONT)))
  const form = document.getForm()
  // Forms in XFA too would show their old, empty fields in some readers.
  form.deleteXFA()
  for (const { field, value } of answers) {
    const found = form.getFieldMaybe(field)
    if (found) fillField(found, value, font, pdf)
  }
  form.updateFieldAppearances(font)
  return { pdf: await document.save({ updateFieldAppearances: false }), pages: document.getPageCount() }
}

/** Points: A4. */
const [WIDTH, HEIGHT] = [595.28, 841.89]

/** JPEGs as one PDF, each on a page of its own, as large as it fits. */
export const jpegsAsPdf = async (jpegs: readonly Uint8Array[]): Promise<Uint8Array> => {
  const { PDFDocument } = await pdfLibrary()
  const file = await PDFDocument.create()
  for (const jpeg of jpegs) {
    const picture = await file.embedJpg(jpeg)
    const { width, height } = picture.scaleToFit(WIDTH, HEIGHT)
    file
      .addPage([WIDTH, HEIGHT])
      .drawImage(picture, { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height })
  }
  return file.save()
}
