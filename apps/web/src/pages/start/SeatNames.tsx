import { Mark, type SeatLook } from '@shinar/table';

/** Who plays, each with their mark. */
export const SeatNames = ({ looks }: { readonly looks: readonly SeatLook[] }) => (
  <span className="kept-seats">
    {looks.map((look) => (
      <span key={look.colour}>
        <Mark look={look} /> {look.name}
      </span>
    ))}
  </span>
);
