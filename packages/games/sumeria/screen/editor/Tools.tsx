import { LANDS, type LandColour } from '../../rules/index.ts';
import { SYMMETRIES, type Symmetry } from './symmetry.ts';
import type { EditorWords } from './words.ts';

/** What the hand does: it draws routes, moves places, or paints the land of a state in a colour. */
export type Tool = 'routes' | 'places' | LandColour;
export const brushIn = (tool: Tool): LandColour | undefined => LANDS.find((land) => land === tool);

interface ToolsProps {
  readonly say: EditorWords;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly symmetry: Symmetry;
  readonly onSymmetry: (symmetry: Symmetry) => void;
  /** Lets the map find its places by itself again, if they were moved by hand. */
  readonly onTidy: (() => void) | undefined;
}

export function Tools({ say, tool, onTool, symmetry, onSymmetry, onTidy }: ToolsProps) {
  return (
    <div className="sumeria-editor-tools">
      <fieldset>
        <legend>{say.draw}</legend>
        {(['routes', 'places'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={tool === each} onClick={() => onTool(each)}>
            {say[each]}
          </button>
        ))}
        {LANDS.map((land) => (
          <button
            key={land}
            type="button"
            className="sumeria-editor-brush"
            aria-label={say.lands[land]}
            title={say.lands[land]}
            aria-pressed={tool === land}
            style={{ background: `var(--land-${land})` }}
            onClick={() => onTool(land)}
          />
        ))}
      </fieldset>
      <label className="field">
        {say.symmetry}
        <select
          value={symmetry}
          disabled={brushIn(tool) !== undefined}
          onChange={(event) => onSymmetry(SYMMETRIES.find((each) => each === event.target.value) ?? 'none')}
        >
          {SYMMETRIES.map((each) => (
            <option key={each} value={each}>
              {say.symmetries[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="quiet" disabled={onTidy === undefined} onClick={onTidy}>
        {say.tidy}
      </button>
    </div>
  );
}
