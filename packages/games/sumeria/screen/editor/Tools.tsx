import { LANDS, type LandColour } from '../../rules/index.ts';
import { SYMMETRIES, type Symmetry } from './editing.ts';
import type { EditorWords } from './words.ts';

interface ToolsProps {
  readonly say: EditorWords;
  /** What the hand draws: the land of a state in this colour, or routes. */
  readonly brush: LandColour | undefined;
  readonly onBrush: (brush: LandColour | undefined) => void;
  readonly symmetry: Symmetry;
  readonly onSymmetry: (symmetry: Symmetry) => void;
}

export function Tools({ say, brush, onBrush, symmetry, onSymmetry }: ToolsProps) {
  return (
    <div className="sumeria-editor-tools">
      <fieldset>
        <legend>{say.draw}</legend>
        <button type="button" aria-pressed={brush === undefined} onClick={() => onBrush(undefined)}>
          {say.routes}
        </button>
        {LANDS.map((land) => (
          <button
            key={land}
            type="button"
            className="sumeria-editor-brush"
            aria-label={say.lands[land]}
            title={say.lands[land]}
            aria-pressed={brush === land}
            style={{ background: `var(--land-${land})` }}
            onClick={() => onBrush(land)}
          />
        ))}
      </fieldset>
      <label className="field">
        {say.symmetry}
        <select
          value={symmetry}
          disabled={brush !== undefined}
          onChange={(event) => onSymmetry(SYMMETRIES.find((each) => each === event.target.value) ?? 'none')}
        >
          {SYMMETRIES.map((each) => (
            <option key={each} value={each}>
              {say.symmetries[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
