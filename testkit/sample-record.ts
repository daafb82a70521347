/** A record as long as a careful customer's: forty saves on four days, every statement, five warnings, eighteen parts agreed to. */
import { questions } from '#core/advice/questions.ts'
import { askedOn } from '#core/advice/tiles.ts'
import { partIds } from '#core/reading/agreement.ts'
import { type RecordEntry, recordOf } from '#core/record/record.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, today } from './builders.ts'

const DAYS = 4
const SAVES_A_DAY = 10
const labels = ['Executors', 'Gifts', 'Shares', 'Guardians', 'Your details', 'Pets', 'Funeral']

const at = (day: number, minute: number): string =>
  `2026-11-${String(day + 3).padStart(2, '0')}T10:${String(minute).padStart(2, '0')}:00.000Z`

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32)

const said: Pick<Will, 'questionsAnswered' | 'acknowledged'> = {
  questionsAnswered: [...Map.groupBy(questions, ({ id }) => askedOn(id))].map(([step, all]) => ({
    step,
    on: today,
    questions: all.map(({ id, text }) => ({ id, words: text, answer: 'No' as const })),
  })),
  acknowledged: (['T3', 'T10', 'T11', 'T12', 'T13'] as const).map((trigger) => ({
    trigger,
    on: today,
    about: [],
    wording:
      'Your will leaves out somebody who may claim. A court can give them a part of what you leave. Ask a solicitor.',
  })),
}

export const sampleRecord = (testator = 'Margaret Ellen Hale'): readonly RecordEntry[] =>
  recordOf({
    openedAt: at(0, 0),
    testator,
    saves: Array.from({ length: DAYS * SAVES_A_DAY }, (_, version) => ({
      version,
      at: at(Math.floor(version / SAVES_A_DAY), 2 * (version % SAVES_A_DAY)),
      answers: {
        ...editable(completeExampleWill()),
        ...said,
        excluded: { option: 'Yes', description: `${testator.split(' ')[0]} helped Colin to buy his flat in 2019.` },
      },
      answersHash: hex(version),
      link: `link ${version}`,
      changed: [labels[version % labels.length] ?? ''],
    })),
    agreements: partIds.map((part, index) => ({
      part,
      at: at(4, index),
      version: 39,
      wordsHash: hex(index),
      read: {
        words: ['I cancel every will and every codicil that I made before this one.'],
        sentence: 'Every earlier will of yours stops counting when you sign this one.',
        warnings: index % 6 === 0 ? ['You told us that you leave Colin out.'] : [],
      },
    })),
    orders: [{ at: at(4, 30), state: 'paid', items: ['will'] }],
    issues: [{ at: at(4, 32), version: 1, fingerprint: '7F3K-21QX', files: [{ name: 'will', sha256: hex(7) }] }],
    events: [
      { at: at(4, 33), action: 'downloaded documents', times: 1 },
      { at: at(5, 12), action: 'noted the signing', times: 1 },
    ],
    signing: {
      on: { day: 8, month: 11, year: 2026 },
      witnesses: ['Mary Poe', 'David Lane'],
      witnessDetails: [
        { address: '16 Orchard Lane, Ludlow, SY8 1AB', occupation: 'Baker' },
        { address: '18 Orchard Lane, Ludlow, SY8 1AB', occupation: 'Retired teacher' },
      ],
      place: '14 Orchard Lane, Ludlow',
      fingerprint: '7F3K-21QX',
    },
    storage: 'In the oak desk, second drawer',
    readBack: ['Ruth', 'Thomas', 'Thomas'].map((name, index) => ({
      asks: `If ${name} dies before you, what happens to their share?`,
      answered: index === 1 ? 'The others share it.' : 'Their children take it.',
      right: index !== 1,
      version: 39,
      at: at(4, 20 + index),
    })),
  })

export const sampleSeal = { head: hex(171), key: hex(205) }
