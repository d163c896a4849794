import { useMessages } from '../../base/words/messages.ts';
import { toLobby } from '../said/to-lobby.ts';

/** Above a page's title: back to all tables. */
export function WayBack() {
  const { href, name } = toLobby(useMessages());
  return (
    <a className="way-back" href={href}>
      {name}
    </a>
  );
}
