import { PDFDocument } from '@cantoo/pdf-lib'

/** Blank forms for tests. They have the fields of the official ones, and none of their words. */

const people = [0, 1, 2, 3]
const dob = ['dob-date-day', 'dob-date-month', 'dob-date-year']
const address = ['address-address1', 'address-address2', 'address-address3', 'address-postcode']
const name = ['name-first', 'name-last']
const within = (prefix: string, fields: readonly string[]): string[] => fields.map((field) => `${prefix}-${field}`)

const textFields = [
  ...within('lpa-document-donor', ['name-title', ...name, 'otherNames', ...dob, ...address, 'email-address']),
  ...people.flatMap((n) =>
    within(`lpa-document-primaryAttorneys-${n}`, [...name, ...dob, ...address, 'email-address']),
  ),
  ...[0, 1].flatMap((n) => within(`lpa-document-replacementAttorneys-${n}`, [...name, ...dob, ...address])),
  ...people.flatMap((n) => within(`lpa-document-peopleToNotify-${n}`, [...name, ...address])),
  ...within('lpa-document-certificateProvider', [...name, ...address]),
  ...people.flatMap((n) => within(`signature-attorney-${n}`, name)),
]
const longTexts = ['lpa-document-preference', 'lpa-document-instruction']
const ticks = ['has-more-than-4-attorneys', 'has-more-than-2-replacement-attorneys', 'has-more-than-4-notified-people']
const choices = {
  'how-attorneys-act': ['only-one-attorney-appointed', 'jointly-attorney-severally', 'jointly', 'depends'],
  'when-attorneys-may-make-decisions': ['when-lpa-registered', 'when-donor-lost-mental-capacity'],
}

/** A blank PDF with the fields of form LP1F, each under the name that `named` gives it. */
export const blankLpaForm = async (named: (field: string) => string = (field) => field): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  const form = document.getForm()
  const [first, second] = [document.addPage(), document.addPage()]
  for (const [index, field] of textFields.entries()) {
    const text = form.createTextField(named(field))
    if (field.endsWith('-day') || field.endsWith('-month')) text.setMaxLength(2)
    const column = index % 3
    text.addToPage(first, { x: 20 + 190 * column, y: 800 - 20 * Math.floor(index / 3), width: 180, height: 16 })
  }
  for (const [index, field] of longTexts.entries()) {
    const text = form.createTextField(named(field))
    text.enableMultiline()
    text.addToPage(second, { x: 20, y: 600 - 200 * index, width: 500, height: 180 })
  }
  for (const [index, field] of ticks.entries())
    form.createCheckBox(named(field)).addToPage(second, { x: 20 + 40 * index, y: 350, width: 16, height: 16 })
  for (const [index, [field, options]] of Object.entries(choices).entries()) {
    const group = form.createRadioGroup(named(field))
    for (const [at, option] of options.entries())
      group.addOptionToPage(option, second, { x: 20 + 40 * at, y: 300 - 40 * index, width: 16, height: 16 })
  }
  return document.save()
}

/** What each field of a filled form holds: words, an option, or whether it is ticked. Empty ones are left out. */
export const fieldsIn = async (pdf: Uint8Array): Promise<Record<string, string | true>> => {
  const { PDFCheckBox, PDFRadioGroup, PDFTextField } = await import('@cantoo/pdf-lib')
  const fields = (await PDFDocument.load(pdf)).getForm().getFields()
  return Object.fromEntries(
    fields.flatMap((field): [string, string | true][] => {
      const held =
        field instanceof PDFTextField
          ? field.getText()
          : field instanceof PDFRadioGroup
            ? field.getSelected()
            : field instanceof PDFCheckBox && field.isChecked()
              ? (true as const)
              : undefined
      return held ? [[field.getName(), held]] : []
    }),
  )
}
