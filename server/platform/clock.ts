/** The current time. It is a parameter, so that tests can set it. */
export type Clock = () => Date
