import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { blankLpaForm, fieldsIn } from '#testkit/blank-lpa-form.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { fieldsOfForm, fillForm, NotAForm } from './filled-form.ts'

const blank = await blankLpaForm()
const filled = async (answers: Record<string, string | true>, form = blank) =>
  (await fillForm({ blank: form, answers: Object.entries(answers).map(([field, value]) => ({ field, value })) })).pdf

describe('A blank form', () => {
  test('gets its texts, options and ticks, which can still be changed in the file', async () => {
    const answers = {
      'lpa-document-donor-name-last': 'Hale',
      'lpa-document-preference': 'Ask Ruth first.\nThen Anne.',
      'how-attorneys-act': 'jointly',
      'has-more-than-4-attorneys': true,
    } as const
    expect(await fieldsIn(await filled(answers))).toEqual(answers)
  })

  test('shows what was filled in to a reader that draws no fields itself', async () => {
    const pdf = await PDFDocument.load(await filled({ 'lpa-document-donor-name-first': 'Łucja Ďurčo' }))
    const [widget] = pdf.getForm().getTextField('lpa-document-donor-name-first').acroField.getWidgets()
    expect(widget?.getAppearances()?.normal).toBeDefined()
    pdf.getForm().flatten({ updateFieldAppearances: false })
    expect(await textOfPdf(await pdf.save())).toContain('Łucja Ďurčo')
  })

  test.each<[string, Record<string, string>]>([
    ['words longer than the field takes', { 'lpa-document-donor-dob-date-day': '123' }],
    ['characters that the font does not have', { 'lpa-document-donor-name-last': '山田' }],
    ['an option that it does not offer', { 'how-attorneys-act': 'by vote' }],
    ['a field that it does not have', { nowhere: 'Hale' }],
  ])('keeps a field empty for %s', async (_why, answers) => {
    expect(await fieldsIn(await filled(answers))).toEqual({})
  })

  test('has one of several boxes of one name ticked', async () => {
    const document = await PDFDocument.create()
    const page = document.addPage()
    const group = document.getForm().createRadioGroup('how-attorneys-act')
    group.addOptionToPage('jointly', page, { x: 10 })
    group.addOptionToPage('depends', page, { x: 60 })
    // Check boxes that share a name, as some forms have them, instead of radio buttons. Their states are called 0 and 1.
    group.acroField.dict.delete(PDFName.of('Ff'))
    const pdf = await filled({ 'how-attorneys-act': '1' }, await document.save({ updateFieldAppearances: false }))
    const field = (await PDFDocument.load(pdf)).getForm().getField('how-attorneys-act')
    const states = field.acroField.getWidgets().map((widget) => widget.dict.get(PDFName.of('AS'))?.toString())
    expect(states.filter((state) => state !== '/Off')).toHaveLength(1)
    expect(states[0]).toBe('/Off')
  })

  test('has as many pages as before', async () => {
    expect((await fillForm({ blank, answers: [] })).pages).toBe(2)
  })

  test('says which fields it has', async () => {
    expect(await fieldsOfForm(blank)).toContain('lpa-document-primaryAttorneys-3-name-last')
  })

  test('is refused when it is no PDF, or has no fields', async () => {
    await expect(fieldsOfForm(new TextEncoder().encode('<html>'))).rejects.toThrow(NotAForm)
    const plain = await PDFDocument.create()
    plain.addPage()
    await expect(fieldsOfForm(await plain.save())).rejects.toThrow('It has no form fields.')
  })
})
