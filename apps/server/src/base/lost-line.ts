/** What PostgreSQL's client says, without an error code, about a connection that is lost or doesn't answer. */
const LOST = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|is not queryable$/;

export const isLostLine = ({ message }: Error): boolean => LOST.test(message);
