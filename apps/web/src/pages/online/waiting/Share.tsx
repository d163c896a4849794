import { generate } from 'lean-qr';
import { useMemo, useState } from 'react';
import { copyText } from '../../../base/dialogs/copy.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useReach } from '../../../wire/me.ts';
import { isOnlyHere, tableLink } from '../../../wire/said/links.ts';

/** The link to a table: to copy, to hand to another app, or as a picture for a camera. */
export function Share({ id }: { readonly id: string }) {
  const { share: m } = useMessages().online;
  const [copied, setCopied] = useState(false);
  const reach = useReach();
  const url = tableLink(id, reach);
  const copy = async (): Promise<void> => setCopied(await copyText(url));
  return (
    <div className="share">
      <label className="field">
        {m.link}
        <input readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      {isOnlyHere(reach) && <p className="hint">{m.onlyHere}</p>}
      <div className="card-buttons">
        <button type="button" className="primary" onClick={() => void copy()}>
          {copied ? m.copied : m.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ title: 'Shinar', url }).catch(ignoreCancel)}>
            {m.hand}
          </button>
        )}
      </div>
      <QrCode text={url} label={m.qr} />
    </div>
  );
}

/** Closing the share sheet means a change of mind. */
function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
}

const MARGIN = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    const cells = Array.from({ length: code.size * code.size }, (_, i) => [i % code.size, Math.floor(i / code.size)] as const);
    const dark = cells.filter(([x, y]) => code.get(x, y));
    return { size: code.size + 2 * MARGIN, path: dark.map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`).join('') };
  }, [text]);
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}
