import { useEffect, useState } from 'react';
import { wire } from './page-wire.ts';
import { Room } from './room.ts';

/** The page's own room at a table, as long as it is shown. */
export function useRoom(id: string): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const entered = new Room(id, wire);
    setRoom(entered);
    entered.enter();
    return () => {
      entered.leave();
      setRoom(undefined);
    };
  }, [id]);
  return room;
}
