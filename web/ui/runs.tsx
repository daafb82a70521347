import { createElement, Fragment } from 'react'
import { Link } from 'react-router'

/** A part of a sentence: plain, bold, or a link. */
type Run = string | { readonly strong: string } | { readonly link: string; readonly to: string }

const drawn = (run: Run) => {
  if (typeof run === 'string') return run
  if ('strong' in run) return <strong>{run.strong}</strong>
  return run.to.startsWith('https:') ? <a href={run.to}>{run.link}</a> : <Link to={run.to}>{run.link}</Link>
}

/** A sentence some of which is bold or a link. */
export const Runs = ({ of }: { of: readonly Run[] }) => createElement(Fragment, null, ...of.map(drawn))
