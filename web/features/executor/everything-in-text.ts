/** All that was released, worked out and ticked, in one file of plain text for a solicitor. */
import { type ExecutorsHome, noticeTo } from '#core/executor/executors-home.ts'
import type { Released } from '#core/executor/released.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { asText, type LegalDocument } from '#drafting/document.ts'
import { whoActs, page as words } from '#words/en/executor.ts'

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title.toUpperCase(), '', ...lines, '']

const tick = (is: boolean): string => (is ? '[x]' : '[ ]')

/** @param drafted The will in words, where they were released. @param clauses Says the clauses of a line by their numbers. */
export const everythingInText = (
  released: Released,
  home: ExecutorsHome,
  ticked: readonly string[],
  drafted: LegalDocument | undefined,
  clauses: (ids: readonly string[]) => string,
): string => {
  const { name, certificate, original, on, wishes = [] } = released
  const waiting = home.who?.filter(({ standing }) => standing === 'reserves') ?? []
  return [
    words.diedOn(name, dayInWords(certificate.died)),
    words.released.on(dayInWords(on)),
    '',
    ...part(words.original(original?.where ?? ''), [
      ...(original?.signedOn && original.witnesses
        ? [words.signedOn(dayInWords(original.signedOn), original.witnesses.join(', '))]
        : []),
      ...(original?.code ? [original.code] : []),
    ]),
    ...part(
      words.days.title(released.receiver.name),
      home.days.map(
        ({ id, on: day, title, says, source }) =>
          `${tick(ticked.includes(id))} ${dayInWords(day)}: ${title}. ${says} (${source})`,
      ),
    ),
    ...part(
      words.who.title,
      (home.who ?? []).map(({ name: who, standing }) => `${who}: ${whoActs.states[standing]}`),
    ),
    ...waiting.flatMap((executor) => part(whoActs.notice.title(executor.name), noticeTo(released, executor))),
    ...part(
      words.sheet.title,
      (home.sheet?.rows ?? []).map(
        ({ question, is, answer, source }, index) =>
          `${index + 1}. ${question}\n   ${is === 'gap' ? words.sheet.gap : answer}${is === 'check' ? ` (${words.sheet.check})` : ''}\n   ${source}`,
      ),
    ),
    ...part(
      words.takes.title,
      (home.takes?.rows ?? []).map(
        ({ what, who, how, clauses: ids }) => `${what}: ${[who, ...how, clauses(ids)].join(', ')}`,
      ),
    ),
    ...part(
      words.leave.title,
      home.leaveAlone.map(({ what, says }) => `${what}. ${says}`),
    ),
    ...part(
      words.tell.title,
      home.tell.flatMap(({ who, how, letter }) => [`${who}: ${how}`, ...(letter ? ['', ...letter, ''] : [])]),
    ),
    ...part(
      words.list.title,
      (home.list ?? []).map(
        ({ key, what, reference }) =>
          `${tick(ticked.includes(`worth ${key}`))} ${tick(ticked.includes(`proof ${key}`))} ${what} ${reference}`,
      ),
    ),
    ...part(
      words.papers.title,
      wishes.map(({ about, says }) => `${words.papers.wishes[about]}: ${says}`),
    ),
    ...(drafted ? [asText(drafted), ''] : []),
  ].join('\r\n')
}
