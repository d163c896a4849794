import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';

/** Offers a new version when there is one; nothing changes until it is taken. */
export function Update() {
  const { update } = useMessages();
  const [apply, setApply] = useState<() => void>();
  useEffect(() => {
    const reload = registerSW({ onNeedRefresh: () => setApply(() => () => void reload(true)) });
  }, []);
  if (apply === undefined) return null;
  return (
    <div className="update" role="status">
      {update.ready}
      <button type="button" className="primary" onClick={apply}>
        {update.now}
      </button>
      <button type="button" onClick={() => setApply(undefined)}>
        {update.later}
      </button>
    </div>
  );
}
