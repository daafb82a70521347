import { type ComponentProps, createElement, Fragment } from 'react'
import { Link } from 'react-router'

/** A part of a sentence: plain, bold, or a link. */
type Run = string | { readonly strong: string } | { readonly link: string; readonly to: string }

const drawn = (run: Run) => {
  if (typeof run === 'string') return run
  if ('strong' in run) return <strong>{run.strong}</strong>
  return run.to.startsWith('https:') ? <a href={run.to}>{run.link}</a> : <Link to={run.to}>{run.link}</Link>
}

type Runs = readonly Run[]

/** A sentence some of which is bold or a link. */
export const Runs = ({ of }: { of: Runs }) => createElement(Fragment, null, ...of.map(drawn))

export const Paragraph = ({ of, ...p }: ComponentProps<'p'> & { of: Runs }) => (
  <p {...p}>
    <Runs of={of} />
  </p>
)

export const Paragraphs = ({ of }: { of: readonly Runs[] }) =>
  of.map((runs) => <Paragraph key={JSON.stringify(runs[0])} of={runs} />)
