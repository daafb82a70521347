import { outcome } from '../../core/estate/distribution.ts'
import { gaps } from '../../core/estate/gaps.ts'
import { pictureOf } from '../../core/picture/picture.ts'
import { rowsOf } from '../../core/picture/rows.ts'
import type { Will } from '../../core/will/schema.ts'
import { anHeir, aPerson, aWill, completeExampleWill, today } from '../../testkit/builders.ts'
import { median, timesOf } from './measure.ts'

const RUNS = 500
const OUTCOME_TARGET_MS = 0.2
const GAPS_TARGET_MS = 50
const HEIRS = 12
/** By how many people are in the will. */
const PICTURE_TARGETS_MS = [
  [60, 10],
  [200, 60],
] as const

/** Twelve people with shares and two backups each, all different people, and no ultimate beneficiary. */
const largeWill = (): Will => {
  const heirs = Array.from({ length: HEIRS }, (_, index) =>
    anHeir(index < HEIRS - 1 ? 8.33 : 8.37, {
      id: index + 1,
      fullname: `Heir ${index + 1}`,
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: {
        persons: [
          { id: HEIRS + 2 * index + 1, percent: 70 },
          { id: HEIRS + 2 * index + 2, percent: 30 },
        ],
        charities: [],
      },
    }),
  )
  const backups = Array.from({ length: 2 * HEIRS }, (_, index) =>
    aPerson({ id: HEIRS + index + 1, fullname: `Backup ${index + 1}` }),
  )
  const { ultimateDefault: _unanswered, ...will } = aWill({ persons: [...heirs, ...backups] })
  return will
}

/** Children who share equally, half of whom have their own children after them. */
const manyChildren = (count: number): Will =>
  aWill({
    haveChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: Array.from({ length: count }, (_, index) =>
      anHeir(1, {
        id: index + 1,
        fullname: `Child ${index + 1}`,
        type: 'Child',
        relationship: 'Daughter',
        estateIfDie: index % 4 < 2 ? 'Pass to their children' : 'Split between remaining beneficiaries',
      }),
    ),
  })

const measure = (name: string, runs: number, target: number, work: (run: number) => void) => {
  const value = median(timesOf(runs, work))
  return { name, value, unit: 'ms', target: `<= ${target}`, ok: value <= target }
}

/** Computes who takes what when beneficiaries have failed, draws it, and looks for a gap: medians in milliseconds. */
export async function run() {
  const [example, large] = [completeExampleWill(), largeWill()]
  return [
    measure('outcome of one will', RUNS, OUTCOME_TARGET_MS, () => {
      outcome(example, [{ person: 1 }, { person: 2, livingChildren: 2 }], today)
    }),
    measure('outcome for twelve beneficiaries', RUNS, OUTCOME_TARGET_MS, (run) => {
      outcome(large, [{ person: (run % HEIRS) + 1 }, { person: ((run + 5) % HEIRS) + 1 }], today)
    }),
    measure('gaps for twelve beneficiaries', RUNS / 10, GAPS_TARGET_MS, () => {
      gaps(large)
    }),
    ...PICTURE_TARGETS_MS.map(([count, target]) => {
      const will = manyChildren(count)
      const died = will.persons.map(({ id }) => id).filter((id) => id % 2 === 0)
      // A list of its own each time, as after a key is pressed: what is kept for a list is worked out again.
      return measure(`picture and rows of ${count} people, half of them dead`, RUNS / 10, target, () => {
        rowsOf(pictureOf({ ...will, persons: [...will.persons] }, today, { died }))
      })
    }),
  ]
}
